/** A drawing of the mall; the words below it say what it means. */
export function ReviewsDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 240 180" width={240} height={180} className="mb-2 max-w-full">
      <g stroke="var(--il-line)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M60 160V80A60 60 0 0 1 180 80V160Z" fill="var(--il-door)" stroke="none" />
        <path
          d="M66 66A10 10 0 0 1 76 56H164A10 10 0 0 1 174 66V116A10 10 0 0 1 164 126H118L96 146V126H76A10 10 0 0 1 66 116Z"
          fill="var(--il-paper)"
        />
        <path
          transform="translate(92 90)"
          d="M0 -12L3.5 -4.5L12 -3.5L5.7 2.2L7.5 10.5L0 6.3L-7.5 10.5L-5.7 2.2L-12 -3.5L-3.5 -4.5Z"
          fill="var(--il-marigold)"
        />
        <path
          transform="translate(120 90)"
          d="M0 -12L3.5 -4.5L12 -3.5L5.7 2.2L7.5 10.5L0 6.3L-7.5 10.5L-5.7 2.2L-12 -3.5L-3.5 -4.5Z"
          fill="var(--il-marigold)"
        />
        <path
          transform="translate(148 90)"
          d="M0 -12L3.5 -4.5L12 -3.5L5.7 2.2L7.5 10.5L0 6.3L-7.5 10.5L-5.7 2.2L-12 -3.5L-3.5 -4.5Z"
          fill="none"
        />
        <path d="M28 160H212" />
      </g>
    </svg>
  );
}
