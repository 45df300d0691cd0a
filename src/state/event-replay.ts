import { hasMovedEarly } from './pre-hydration-events.ts';

const held = new WeakMap<Element, HTMLElement[]>();

const hold = (frame: Element, control: HTMLElement) => held.set(frame, [...(held.get(frame) ?? []), control]);

/** What was clicked on the screen itself; what it does may change its sleeping parts, so it waits until none is left. */
const ofScreen: HTMLElement[] = [];
/** Milliseconds that it waits at most: a part may fail to come. */
const screenMs = 10_000;

function releaseScreen() {
  for (const control of ofScreen.splice(0)) control.click();
}

const isAnyAsleep = () => document.querySelector('[data-asleep]') !== null;

/** Takes over what was clicked before the page was alive. */
function adopt(controls: readonly HTMLElement[]) {
  for (const control of controls) {
    const frame = control.closest('[data-asleep]');
    if (frame) hold(frame, control);
    else ofScreen.push(control);
  }
  setTimeout(releaseScreen, isAnyAsleep() ? screenMs : 0);
}

/** Keeps clicks on buttons and fields of sleeping parts, and what is sent from them; links work by themselves. */
export function captureClicks() {
  if (typeof document === 'undefined') return;
  window.addEventListener(
    'mall:alive',
    () => {
      window.__EARLY__?.adopted.abort();
      if (hasMovedEarly())
        window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
      adopt(window.__EARLY__?.controls ?? []);
    },
    { once: true },
  );
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const frame = target?.closest('[data-asleep]');
      const control = target?.closest<HTMLElement>('button, label, input, select');
      if (!frame || !control || target?.closest('a[href]')) return;
      event.preventDefault();
      event.stopPropagation();
      hold(frame, control);
    },
    { capture: true },
  );
  document.addEventListener(
    'submit',
    (event) => {
      if (!(event.target instanceof HTMLElement) || !event.target.closest('[data-asleep]')) return;
      event.preventDefault();
      // Its part looks for this when it wakes.
      event.target.dataset.submitted = '';
    },
    { capture: true },
  );
}

/** Does what was clicked while a part slept. */
export function replayClicks(frame: Element) {
  for (const control of held.get(frame) ?? []) control.click();
  held.delete(frame);
  if (!isAnyAsleep()) releaseScreen();
}
