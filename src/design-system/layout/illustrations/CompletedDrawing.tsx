/** A drawing of the mall; the words below it say what it means. */
export function CompletedDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 240 180" width={240} height={180} className="mb-2 max-w-full">
      <g stroke="var(--il-line)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M60 160V80A60 60 0 0 1 180 80V160Z" fill="var(--il-door)" stroke="none" />
        <path d="M74 98H166V154A6 6 0 0 1 160 160H80A6 6 0 0 1 74 154Z" fill="var(--il-paper)" />
        <path d="M74 98L58 78H104L120 98L136 78H182L166 98" fill="var(--il-marigold)" />
        <path d="M74 98H166" fill="none" />
        <circle cx="120" cy="58" r="24" fill="var(--il-jade)" />
        <path d="M109 58L117 66L132 50" fill="none" stroke="var(--il-paper)" strokeWidth="4" />
        <path d="M94 142H112" fill="none" />
        <path
          d="M89.9 47.1L82.4 44.3M96.7 36.0L90.9 30.6M107.3 28.6L104.2 21.3M120.0 26.0L120.0 18.0M132.7 28.6L135.8 21.3M143.3 36.0L149.1 30.6M150.1 47.1L157.6 44.3"
          fill="none"
        />
        <path d="M28 160H212" />
      </g>
    </svg>
  );
}
