/** A drawing of the mall; the words below it say what it means. */
export function ToDeliverDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 240 180" width={240} height={180} className="mb-2 max-w-full">
      <g stroke="var(--il-line)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M60 160V80A60 60 0 0 1 180 80V160Z" fill="var(--il-door)" stroke="none" />
        <path d="M62 44H76L92 150H176" fill="none" />
        <circle cx="98" cy="154" r="9" fill="var(--il-paper)" />
        <circle cx="98" cy="154" r="2.5" fill="var(--il-line)" stroke="none" />
        <rect x="90" y="96" width="50" height="47" rx="3" fill="var(--il-marigold)" />
        <path d="M109 96V111.98L115 108.22L121 111.98V96" fill="var(--il-paper)" />
        <path d="M98 134H110" fill="none" />
        <rect x="100" y="60" width="38" height="36" rx="3" fill="var(--il-paper)" />
        <path d="M114.44 60V72.24L119 69.36L123.56 72.24V60" fill="var(--il-paper)" />
        <path d="M108 87H120" fill="none" />
        <path d="M100 60h38v10h-38z" fill="var(--il-jade)" />
        <rect x="146" y="112" width="30" height="31" rx="3" fill="var(--il-jade)" />
        <path d="M176 160V160" fill="none" />
        <path d="M28 160H212" />
      </g>
    </svg>
  );
}
