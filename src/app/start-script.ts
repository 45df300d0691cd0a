import type { PreHydrationEvents } from '#src/state/pre-hydration-events.ts';
import { type PageState, stateElementId } from './page-state.ts';

/**
 * Stands first in the page, so that it hears the reader before anything can be touched: what is clicked, typed and sent
 * before the page is alive is kept for it. When the page is long in coming to life, the browser is left to do what it
 * can by itself. Sent as text, so it uses nothing from outside itself.
 */
function listen() {
  const patienceMs = 5000;
  const touches = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel'];
  const adopted = new AbortController();
  const { signal } = adopted;
  const early: PreHydrationEvents = {
    address: window.location.pathname + window.location.search,
    touched: false,
    controls: [],
    adopted,
    late: false,
    onTouch: new Promise((touched) => {
      // A browser also says that the pointer moves when the page has moved below one that rests.
      const rests = (event: Event) =>
        event instanceof PointerEvent &&
        event.type === 'pointermove' &&
        event.movementX === 0 &&
        event.movementY === 0;
      const onTouch = (event: Event) => {
        if (rests(event)) return;
        early.touched = true;
        touched();
      };
      for (const touch of touches) {
        window.addEventListener(touch, onTouch, { capture: true, passive: true, signal });
      }
    }),
    dead(late) {
      letGo();
      const bar = window.__WAITING__;
      const tell = () => bar?.failed('app', () => void bar.anew().then((going) => going || tell()));
      if (late) tell();
      else void bar?.anewOnce().then((going) => going || tell());
    },
  };
  window.__EARLY__ = early;
  const letGo = () => {
    early.late = true;
    const sent =
      early.controls.find((control) => formOf(control)) ?? document.querySelector('[data-submitted]');
    if (sent) formOf(sent)?.submit();
  };
  /** The form that the browser would send without a script. */
  const formOf = (element: Element) => {
    const form = element instanceof HTMLButtonElement && element.type === 'submit' ? element.form : element;
    return form instanceof HTMLFormElement && form.hasAttribute('action') ? form : undefined;
  };
  const beImpatient = async () => {
    await early.onTouch;
    if (signal.aborted) return;
    const there = window.__WAITING__?.wait('app');
    const timer = setTimeout(letGo, patienceMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      there?.();
    });
  };
  void beImpatient();
  // The way back within the page would give it another address than its markup has: its router hears of it once it is alive.
  window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, signal });
  document.addEventListener(
    'click',
    (event) => {
      const control =
        event.target instanceof Element &&
        event.target.closest<HTMLElement>('a[href],button,label,input,select');
      // The bar that says what the page waits for stands outside of its body, and works by itself.
      if (!control || control.matches('a') || !control.closest('body')) return;
      if (early.late && formOf(control)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      early.controls.push(control);
    },
    { capture: true, signal },
  );
  document.addEventListener(
    'submit',
    (event) => {
      if (!(event.target instanceof HTMLElement) || (early.late && formOf(event.target))) return;
      event.preventDefault();
      event.target.dataset.submitted = '';
    },
    { capture: true, signal },
  );
}

/**
 * Stands behind the page's markup and state: brings the scripts in once the page is painted whole, or at the reader's
 * first touch, since words and pictures come first on a slow line. The state is data beside it, read when it is wanted. Sent
 * as text, too.
 */
function start(entry: readonly string[], stateId: string) {
  const patienceMs = 500;
  type ScriptPolicy = { createScriptURL: (src: string) => string };
  type TrustedTypes = { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy };
  const known = (src: string) => {
    if (!entry.includes(src)) throw new TypeError(src);
    return src;
  };
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('mall-entry', { createScriptURL: known });
  const run = () => {
    for (const address of entry) {
      const src = policy ? policy.createScriptURL(address) : address;
      const script = Object.assign(document.createElement('script'), { type: 'module', src });
      script.addEventListener('error', () => window.__EARLY__?.dead(false));
      document.head.append(script);
    }
  };
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    const state = JSON.parse(document.getElementById(stateId)?.textContent ?? '') as PageState;
    window.__MALL__ = state;
    for (const href of state.assets.preload) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    // A page that nobody sees yet may be thrown away: it notes no visit, opens no stream and renews no session.
    if ((document as Document & { prerendering?: boolean }).prerendering)
      document.addEventListener('prerenderingchange', run, { once: true });
    else run();
  };
  /** All that is in sight may be there before anything is painted: the scripts must not hold that up. */
  const afterPaint = () => {
    if (document.hidden) return begin();
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
    setTimeout(begin, patienceMs);
  };
  void window.__EARLY__?.onTouch.then(begin);
  if (document.readyState === 'complete') afterPaint();
  else window.addEventListener('load', afterPaint, { once: true });
}

/** The first script of a page: hears the reader. */
export const listenScript = `(${listen.toString()})()`;

/** The inline script that starts these modules: the same on every page of a build, so that a policy can name it by its hash. */
export const startScript = (entry: readonly string[]) =>
  `(${start.toString()})(${JSON.stringify(entry)},${JSON.stringify(stateElementId)})`;
