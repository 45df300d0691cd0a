const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

/** Resolves at the reader's first sign of life on this page: a key, a touch, a move, a scroll. */
export const firstTouch = (): Promise<void> =>
  new Promise((touched) => {
    const control = new AbortController();
    const { signal } = control;
    for (const sign of signs) {
      window.addEventListener(
        sign,
        () => {
          control.abort();
          touched();
        },
        { passive: true, capture: true, signal },
      );
    }
  });
