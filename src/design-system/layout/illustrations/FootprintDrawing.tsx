/** A drawing of the mall; the words below it say what it means. */
export function FootprintDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 240 180" width={240} height={180} className="mb-2 max-w-full">
      <g stroke="var(--il-line)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M80 160V58A40 40 0 0 1 160 58V160Z" fill="var(--il-door)" stroke="none" />
        <path d="M80 160L46 172M160 160L194 172" fill="none" strokeWidth="0" />
        <g transform="translate(104 146) rotate(-8) scale(1)">
          <path d="M0 -15C7 -15 9 -8 8 -1C7 4 5 6 0 6S-7 4 -8 -1C-9 -8 -7 -15 0 -15Z" fill="var(--il-jade)" />
          <path d="M-5 10H5C6 16 4 20 0 20S-6 16 -5 10Z" fill="var(--il-jade)" />
        </g>
        <g transform="translate(136 128) rotate(8) scale(0.86)">
          <path d="M0 -15C7 -15 9 -8 8 -1C7 4 5 6 0 6S-7 4 -8 -1C-9 -8 -7 -15 0 -15Z" fill="var(--il-jade)" />
          <path d="M-5 10H5C6 16 4 20 0 20S-6 16 -5 10Z" fill="var(--il-jade)" />
        </g>
        <g transform="translate(108 104) rotate(-6) scale(0.72)">
          <path
            d="M0 -15C7 -15 9 -8 8 -1C7 4 5 6 0 6S-7 4 -8 -1C-9 -8 -7 -15 0 -15Z"
            fill="var(--il-paper)"
          />
          <path d="M-5 10H5C6 16 4 20 0 20S-6 16 -5 10Z" fill="var(--il-paper)" />
        </g>
        <g transform="translate(132 86) rotate(6) scale(0.58)">
          <path
            d="M0 -15C7 -15 9 -8 8 -1C7 4 5 6 0 6S-7 4 -8 -1C-9 -8 -7 -15 0 -15Z"
            fill="var(--il-paper)"
          />
          <path d="M-5 10H5C6 16 4 20 0 20S-6 16 -5 10Z" fill="var(--il-paper)" />
        </g>
        <circle cx="120" cy="50" r="9" fill="var(--il-marigold)" />
      </g>
    </svg>
  );
}
