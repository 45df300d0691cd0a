/** A drawing of the mall; the words below it say what it means. */
export function FavouritesDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 240 180" width={240} height={180} className="mb-2 max-w-full">
      <g stroke="var(--il-line)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M60 160V80A60 60 0 0 1 180 80V160Z" fill="var(--il-door)" stroke="none" />
        <path d="M120 20V40" fill="none" />
        <path d="M120 40A7 7 0 1 1 127 47C122 48 120 51 120 56" fill="none" />
        <path d="M120 56L170 84A5 5 0 0 1 168 92H72A5 5 0 0 1 70 84Z" fill="var(--il-paper)" />
        <path
          d="M120 148C92 130 82 118 82 106A19 19 0 0 1 120 98A19 19 0 0 1 158 106C158 118 148 130 120 148Z"
          fill="var(--il-jade)"
        />
        <path d="M94 106A9 9 0 0 1 102 98" fill="none" stroke="var(--il-paper)" />
        <path d="M28 160H212" />
      </g>
    </svg>
  );
}
