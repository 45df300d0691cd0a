/** A drawing of the mall; the words below it say what it means. */
export function AskingDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 240 180" width={240} height={180} className="mb-2 max-w-full">
      <g stroke="var(--il-line)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M60 160V80A60 60 0 0 1 180 80V160Z" fill="var(--il-door)" stroke="none" />
        <path d="M70 84L120 52L170 84Z" fill="var(--il-paper)" />
        <circle cx="120" cy="72" r="5" fill="var(--il-marigold)" />
        <path d="M76 84H164V94H76Z" fill="var(--il-jade)" />
        <path d="M84 94H98V144H84ZM113 94H127V144H113ZM142 94H156V144H142Z" fill="var(--il-paper)" />
        <path d="M70 144H170V160H70Z" fill="var(--il-jade)" />
        <path
          d="M158 26H206A8 8 0 0 1 214 34V56A8 8 0 0 1 206 64H184L172 76V64H166A8 8 0 0 1 158 56Z"
          fill="var(--il-marigold)"
        />
        <circle cx="174" cy="45" r="3" fill="var(--il-line)" stroke="none" />
        <circle cx="186" cy="45" r="3" fill="var(--il-line)" stroke="none" />
        <circle cx="198" cy="45" r="3" fill="var(--il-line)" stroke="none" />
        <path d="M28 160H212" />
      </g>
    </svg>
  );
}
