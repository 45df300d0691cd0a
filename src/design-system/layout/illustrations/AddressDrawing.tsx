/** A drawing of the mall; the words below it say what it means. */
export function AddressDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 240 180" width={240} height={180} className="mb-2 max-w-full">
      <g stroke="var(--il-line)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M60 160V80A60 60 0 0 1 180 80V160Z" fill="var(--il-door)" stroke="none" />
        <path d="M76 160V104L120 68L164 104V160Z" fill="var(--il-paper)" />
        <path d="M64 112L120 66L176 112" fill="none" />
        <path d="M106 160V134A14 14 0 0 1 134 134V160Z" fill="var(--il-jade)" />
        <path
          d="M120 100C108 86 104 78 104 68A16 16 0 0 1 136 68C136 78 132 86 120 100Z"
          fill="var(--il-marigold)"
        />
        <circle cx="120" cy="67" r="5" fill="var(--il-paper)" />
        <path d="M28 160H212" />
      </g>
    </svg>
  );
}
