/** A drawing of the mall; the words below it say what it means. */
export function RefundDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 240 180" width={240} height={180} className="mb-2 max-w-full">
      <g stroke="var(--il-line)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M60 160V80A60 60 0 0 1 180 80V160Z" fill="var(--il-door)" stroke="none" />
        <rect x="84" y="84" width="72" height="76" rx="3" fill="var(--il-marigold)" />
        <path d="M92 151H104" />
        <path d="M84 84H156V104H84Z" fill="var(--il-paper)" />
        <path d="M112 84V112L120 106L128 112V84" fill="var(--il-jade)" />
        <path d="M178 92A62 62 0 0 0 70 64" />
        <path d="M68 44V66H90" />
        <circle cx="186" cy="142" r="18" fill="var(--il-marigold)" />
        <circle cx="186" cy="142" r="13.5" strokeWidth="1.75" />
        <path d="M180 142H192M184 137L179 142L184 147" strokeWidth="1.75" />
        <path d="M28 160H212" />
      </g>
    </svg>
  );
}
