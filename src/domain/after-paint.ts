/** Does something right after the next frame has been painted; never while the page is hidden. */
export const afterPaint = (act: () => void) => {
  requestAnimationFrame(() => setTimeout(act));
};
