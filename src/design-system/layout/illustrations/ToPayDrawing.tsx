/** A drawing of the mall; the words below it say what it means. */
export function ToPayDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 240 180" width={240} height={180} className="mb-2 max-w-full">
      <g stroke="var(--il-line)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M60 160V80A60 60 0 0 1 180 80V160Z" fill="var(--il-door)" stroke="none" />
        <rect
          x="92"
          y="58"
          width="66"
          height="44"
          rx="5"
          fill="var(--il-jade)"
          transform="rotate(-10 125 80)"
        />
        <path d="M96 76L160 65" fill="none" strokeWidth="7" strokeLinecap="butt" />
        <path
          d="M70 92A8 8 0 0 1 78 84H160A8 8 0 0 1 168 92V152A8 8 0 0 1 160 160H78A8 8 0 0 1 70 152Z"
          fill="var(--il-paper)"
        />
        <path d="M70 100H168" fill="none" strokeWidth="1.75" />
        <path d="M168 114H146A11 11 0 0 0 146 136H168Z" fill="var(--il-marigold)" />
        <circle cx="148" cy="125" r="3" fill="var(--il-line)" stroke="none" />
        <circle cx="192" cy="143" r="17" fill="var(--il-marigold)" />
        <circle cx="192" cy="143" r="12.5" fill="none" strokeWidth="1.75" />
        <path d="M28 160H212" />
      </g>
    </svg>
  );
}
