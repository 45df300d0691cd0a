const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

function nextTouch(): Promise<void> {
  // A member's page is for use at once: the name and the cart's count are waited for.
  if (document.cookie.includes('__Host-mall_rt=') || window.__EARLY__?.touched) return Promise.resolve();
  return new Promise((touched) => {
    const control = new AbortController();
    const onTouch = () => {
      control.abort();
      touched();
    };
    for (const sign of signs) {
      window.addEventListener(sign, onTouch, { passive: true, capture: true, signal: control.signal });
    }
    // While the code is worked on: of a part that sleeps, a page that was opened earlier has nothing to exchange.
    import.meta.hot?.on('vite:beforeUpdate', () => !control.signal.aborted && window.location.reload());
  });
}

let prepare: () => Promise<unknown> = () => Promise.resolve();

/** Names what must be there before anything wakes: the words that sleeping parts say. */
export function beforeWaking(work: () => Promise<unknown>) {
  prepare = work;
}

/** Resolves when that is there, for a part that cannot wait for the reader. */
export const readyToWake = (): Promise<unknown> => prepare();

/** Resolves at the reader's first sign of life on this page: a key, a touch, a move, a scroll. Never on the server. */
export const firstTouch: Promise<void> =
  typeof window === 'undefined'
    ? new Promise(() => undefined)
    : nextTouch()
        .then(() => prepare())
        .then(() => undefined);
