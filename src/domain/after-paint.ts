/** Resolves right after the next frame has been painted; never while the page is hidden. */
export const afterPaint = (): Promise<void> =>
  new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
