/** A drawing of the mall; the words below it say what it means. */
export function CartDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 240 180" width={240} height={180} className="mb-2 max-w-full">
      <g stroke="var(--il-line)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M60 160V80A60 60 0 0 1 180 80V160Z" fill="var(--il-door)" stroke="none" />
        <path d="M86 92C86 66 96 52 120 52S154 66 154 92" fill="none" />
        <path d="M66 92H174L164 152A9 9 0 0 1 155 160H85A9 9 0 0 1 76 152Z" fill="var(--il-paper)" />
        <path d="M66 92H174V104H66Z" fill="var(--il-jade)" />
        <path d="M92 116L95 148M120 116V148M148 116L145 148M72.5 126H167.5" fill="none" strokeWidth="1.75" />
        <circle cx="196" cy="148" r="12" fill="var(--il-marigold)" />
        <path d="M184 160H208" fill="none" />
        <path d="M28 160H212" />
      </g>
    </svg>
  );
}
