/** A drawing of the mall; the words below it say what it means. */
export function VouchersDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 240 180" width={240} height={180} className="mb-2 max-w-full">
      <g stroke="var(--il-line)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M60 160V80A60 60 0 0 1 180 80V160Z" fill="var(--il-door)" stroke="none" />
        <g transform="rotate(-8 120 106)">
          <path
            d="M62 82A6 6 0 0 1 68 76H104A8 8 0 0 0 120 76H172A6 6 0 0 1 178 82V130A6 6 0 0 1 172 136H120A8 8 0 0 0 104 136H68A6 6 0 0 1 62 130Z"
            fill="var(--il-paper)"
          />
          <path
            d="M62 82A6 6 0 0 1 68 76H104A8 8 0 0 0 112 84V128A8 8 0 0 0 104 136H68A6 6 0 0 1 62 130Z"
            fill="var(--il-marigold)"
          />
          <path d="M112 92V122" fill="none" strokeDasharray="4 5" />
          <path d="M80 116L96 96" fill="none" />
          <circle cx="81" cy="98" r="4.5" fill="var(--il-paper)" />
          <circle cx="95" cy="114" r="4.5" fill="var(--il-paper)" />
          <path d="M128 96H164M128 108H152" fill="none" />
        </g>
        <circle cx="190" cy="144" r="15" fill="var(--il-marigold)" />
        <circle cx="190" cy="144" r="10.5" fill="none" strokeWidth="1.75" />
        <path d="M28 160H212" />
      </g>
    </svg>
  );
}
