/** A drawing of the mall; the words below it say what it means. */
export function DeclinedDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 240 180" width={240} height={180} className="mb-2 max-w-full">
      <g stroke="var(--il-line)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M60 160V80A60 60 0 0 1 180 80V160Z" fill="var(--il-door)" stroke="none" />
        <g transform="translate(118 98) rotate(-8)">
          <rect x="-46" y="-29" width="92" height="58" rx="6" fill="var(--il-paper)" />
          <path d="M-46 -13H46V-3H-46Z" fill="var(--il-line)" stroke="none" />
          <rect x="-36" y="6" width="18" height="12" rx="2" fill="var(--il-marigold)" />
          <path d="M8 14H34" stroke="var(--il-paper)" />
        </g>
        <circle cx="166" cy="128" r="20" fill="var(--il-paper)" />
        <path d="M158 120L174 136M174 120L158 136" stroke="var(--c-danger)" strokeWidth="4" />
        <path d="M28 160H212" />
      </g>
    </svg>
  );
}
