/** A drawing of the mall; the words below it say what it means. */
export function OfflineDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 240 180" width={240} height={180} className="mb-2 max-w-full">
      <g stroke="var(--il-line)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M60 160V80A60 60 0 0 1 180 80V160Z" fill="var(--il-door)" stroke="none" />
        <path d="M120 20V38" fill="none" />
        <path d="M98 56H142L148 64H92Z" fill="var(--il-jade)" />
        <path d="M94 64H146V126H94Z" fill="var(--il-paper)" />
        <path d="M90 126H150V136H90Z" fill="var(--il-jade)" />
        <path d="M110 56C110 44 113 38 120 38S130 44 130 56" fill="none" />
        <path
          d="M120 92C114 100 112 104 112 108A8 8 0 0 0 128 108C128 104 126 100 120 92Z"
          fill="none"
          strokeDasharray="4 4"
          strokeWidth="1.75"
        />
        <path d="M168 76A34 34 0 0 1 196 92M172 92A20 20 0 0 1 186 100" fill="none" strokeDasharray="5 6" />
        <path d="M160 112L200 64" fill="none" stroke="var(--il-chili)" strokeWidth="3.5" />
        <path d="M28 160H212" />
      </g>
    </svg>
  );
}
