/** A drawing of the mall; the words below it say what it means. */
export function ChatDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 240 180" width={240} height={180} className="mb-2 max-w-full">
      <g stroke="var(--il-line)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M60 160V80A60 60 0 0 1 180 80V160Z" fill="var(--il-door)" stroke="none" />
        <path
          d="M54 62A10 10 0 0 1 64 52H130A10 10 0 0 1 140 62V98A10 10 0 0 1 130 108H88L70 124V108H64A10 10 0 0 1 54 98Z"
          fill="var(--il-paper)"
        />
        <path d="M70 72H122M70 86H104" fill="none" />
        <path
          d="M104 118A8 8 0 0 1 112 110H178A8 8 0 0 1 186 118V140A8 8 0 0 1 178 148H172V160L158 148H112A8 8 0 0 1 104 140Z"
          fill="var(--il-jade)"
        />
        <circle cx="128" cy="129" r="3.2" fill="var(--il-paper)" stroke="none" />
        <circle cx="145" cy="129" r="3.2" fill="var(--il-paper)" stroke="none" />
        <circle cx="162" cy="129" r="3.2" fill="var(--il-paper)" stroke="none" />
        <path d="M28 160H212" />
      </g>
    </svg>
  );
}
