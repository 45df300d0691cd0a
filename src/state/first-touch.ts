const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

function nextTouch(): Promise<void> {
  return new Promise((touched) => {
    const control = new AbortController();
    const onTouch = () => {
      control.abort();
      touched();
    };
    for (const sign of signs) {
      window.addEventListener(sign, onTouch, { passive: true, capture: true, signal: control.signal });
    }
  });
}

/** Resolves at the reader's first sign of life on this page: a key, a touch, a move, a scroll. Never on the server. */
export const firstTouch: Promise<void> =
  typeof window === 'undefined' ? new Promise(() => undefined) : nextTouch();
