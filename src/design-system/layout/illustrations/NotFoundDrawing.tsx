/** A drawing of the mall; the words below it say what it means. */
export function NotFoundDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 240 180" width={240} height={180} className="mb-2 max-w-full">
      <g stroke="var(--il-line)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M60 160V80A60 60 0 0 1 180 80V160Z" fill="var(--il-door-2)" stroke="none" />
        <path d="M76 160V82A44 44 0 0 1 120 38V160Z" fill="var(--il-paper)" />
        <path d="M120 38A44 44 0 0 1 164 82V160H120Z" fill="var(--il-line)" />
        <circle cx="110" cy="106" r="3.5" fill="var(--il-marigold)" />
        <g transform="translate(184 126)">
          <path d="M0 34V8" fill="none" />
          <rect x="-22" y="-22" width="44" height="30" rx="4" fill="var(--il-marigold)" />
          <path d="M-12 -7H12M6 -13L12 -7L6 -1" fill="none" />
        </g>
        <path d="M28 160H212" />
      </g>
    </svg>
  );
}
