/** A drawing of the mall; the words below it say what it means. */
export function PaidDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 240 180" width={240} height={180} className="mb-2 max-w-full">
      <g stroke="var(--il-line)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M60 160V80A60 60 0 0 1 180 80V160Z" fill="var(--il-door)" stroke="none" />
        <g transform="translate(116 96) rotate(-8)">
          <rect x="-46" y="-29" width="92" height="58" rx="6" fill="var(--il-jade)" />
          <path d="M-46 -13H46V-3H-46Z" fill="var(--il-line)" stroke="none" />
          <rect x="-36" y="6" width="18" height="12" rx="2" fill="var(--il-marigold)" />
          <path d="M8 14H34" stroke="var(--il-paper)" />
        </g>
        <circle cx="164" cy="126" r="22" fill="var(--il-marigold)" />
        <path d="M154 126L161 133L175 119" strokeWidth="4" />
        <path d="M92 44L88 36M120 38V29M148 44L152 36" />
        <path d="M28 160H212" />
      </g>
    </svg>
  );
}
