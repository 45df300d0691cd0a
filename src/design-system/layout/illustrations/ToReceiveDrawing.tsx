/** A drawing of the mall; the words below it say what it means. */
export function ToReceiveDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 240 180" width={240} height={180} className="mb-2 max-w-full">
      <g stroke="var(--il-line)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M70 160V78A64 64 0 0 1 198 78V160Z" fill="var(--il-door)" stroke="none" />
        <path
          d="M54 146V100C54 78 66 64 88 64H146C160 64 166 74 170 92L178 116C188 118 192 126 192 136V146Z"
          fill="var(--il-jade)"
        />
        <path d="M84 78H112V108H72C72 92 76 82 84 78Z" fill="var(--il-paper)" />
        <path d="M122 78H146C152 78 155 84 158 94L162 108H122Z" fill="var(--il-paper)" />
        <path d="M54 116H178" fill="none" strokeWidth="1.75" />
        <rect x="92" y="38" width="42" height="26" rx="3" fill="var(--il-marigold)" />
        <path d="M107 38V46H119V38" fill="var(--il-paper)" />
        <circle cx="80" cy="148" r="13" fill="var(--il-paper)" />
        <circle cx="80" cy="148" r="4" fill="var(--il-line)" stroke="none" />
        <circle cx="164" cy="148" r="13" fill="var(--il-paper)" />
        <circle cx="164" cy="148" r="4" fill="var(--il-line)" stroke="none" />
        <circle cx="186" cy="126" r="4" fill="var(--il-marigold)" />
        <path d="M40 104H26M42 120H18M40 136H30" fill="none" />
        <path d="M28 160H212" />
      </g>
    </svg>
  );
}
