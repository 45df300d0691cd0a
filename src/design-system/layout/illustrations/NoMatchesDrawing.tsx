/** A drawing of the mall; the words below it say what it means. */
export function NoMatchesDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 240 180" width={240} height={180} className="mb-2 max-w-full">
      <g stroke="var(--il-line)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M60 160V80A60 60 0 0 1 180 80V160Z" fill="var(--il-door)" stroke="none" />
        <rect x="72" y="72" width="62" height="62" rx="6" fill="var(--il-paper)" strokeDasharray="6 6" />
        <path d="M90 114L102 100L112 110L118 104L126 114" fill="none" strokeWidth="1.75" />
        <circle cx="96" cy="90" r="4" fill="var(--il-marigold)" stroke="none" />
        <circle cx="146" cy="96" r="36" fill="var(--il-paper)" fillOpacity=".0" />
        <circle cx="146" cy="96" r="36" fill="var(--il-door-2)" fillOpacity=".55" />
        <path d="M172 122L196 148" fill="none" strokeWidth="9" />
        <path d="M134 84L158 108M158 84L134 108" fill="none" stroke="var(--il-jade)" strokeWidth="4" />
        <path d="M28 160H212" />
      </g>
    </svg>
  );
}
