import { handleIn } from './session.ts';

const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

/** A browser also says that the pointer moves when the page has moved below one that rests. */
const rests = ({ type, movementX, movementY }: PointerEvent) =>
  type === 'pointermove' && movementX === 0 && movementY === 0;

/** Whether the reader has signed in, before anybody has read the session; in the browser only. */
export const hasSignedIn = (): boolean => handleIn(document.cookie) !== undefined;

function nextTouch(): Promise<void> {
  // A signed-in reader's page hydrates at once, because name and cart count come from scripts.
  if (hasSignedIn() || window.__EARLY__?.touched) return Promise.resolve();
  return new Promise((touched) => {
    const control = new AbortController();
    const onTouch = (event: Event) => {
      if (event instanceof PointerEvent && rests(event)) return;
      control.abort();
      touched();
    };
    for (const sign of signs) {
      window.addEventListener(sign, onTouch, { passive: true, capture: true, signal: control.signal });
    }
    // In development: hot replacement cannot update a part that is not hydrated yet, so the page is reloaded.
    import.meta.hot?.on('vite:beforeUpdate', () => !control.signal.aborted && window.location.reload());
  });
}

let letGo: () => Promise<unknown> = () => Promise.resolve();
let prepare: () => Promise<unknown> = () => Promise.resolve();

/** Sets what a first touch has to be over before it wakes anything: the press of a card that leads to another page. */
export function beforeWaking(press: () => Promise<unknown>) {
  letGo = press;
}

/** Sets what has to be loaded before any part hydrates: the messages of those parts. */
export function beforeHydrating(work: () => Promise<unknown>) {
  prepare = work;
}

/** Resolves when that is loaded; for a part that hydrates without an interaction. */
export const readyToHydrate = (): Promise<unknown> => prepare();

/** Resolves at the first interaction with this page (key, touch, pointer move, scroll). Never on the server. */
export const firstTouch: Promise<void> =
  typeof window === 'undefined'
    ? new Promise(() => undefined)
    : nextTouch()
        .then(() => letGo())
        .then(() => undefined);

/** Resolves after it, when parts may hydrate. */
export const firstInteraction: Promise<void> = firstTouch.then(() => prepare()).then(() => undefined);
