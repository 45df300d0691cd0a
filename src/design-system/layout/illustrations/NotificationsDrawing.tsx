/** A drawing of the mall; the words below it say what it means. */
export function NotificationsDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 240 180" width={240} height={180} className="mb-2 max-w-full">
      <g stroke="var(--il-line)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M60 160V80A60 60 0 0 1 180 80V160Z" fill="var(--il-door)" stroke="none" />
        <path d="M120 20V46" fill="none" />
        <path
          d="M82 124C90 118 92 108 92 92C92 72 102 58 120 58S148 72 148 92C148 108 150 118 158 124Z"
          fill="var(--il-marigold)"
        />
        <path d="M82 124H158A0 0 0 0 1 158 124V132H82Z" fill="var(--il-paper)" />
        <path d="M108 132A12 12 0 0 0 132 132" fill="var(--il-jade)" />
        <path d="M106 92C106 82 110 76 116 73" fill="none" strokeWidth="1.75" />
        <path d="M180 60H192L180 74H192M198 40H207L198 50H207" fill="none" />
        <path d="M28 160H212" />
      </g>
    </svg>
  );
}
