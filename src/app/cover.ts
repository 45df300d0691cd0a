import { box } from './box.ts';

/** Milliseconds after which a cover goes, whatever became of the screen it stands for. */
const patienceMs = 10_000;

/** What covers the window from a tap until the screen that was asked for is there. */
export type Cover = {
  element: HTMLElement;
  /** Takes the cover away, once what it was told to `hold` for has come to an end. */
  end: () => void;
  hold: (moving: Promise<unknown>) => void;
};

/** What the body gives to all text in it. */
const textLooks = [
  'background-color',
  'color',
  'font',
  'font-feature-settings',
  'letter-spacing',
  'overflow-wrap',
  '-webkit-font-smoothing',
];

let shown: Cover | undefined;

/**
 * Covers the window outside of the React root, so that hydration does not find it; hidden from screen readers, which hear of
 * the change of screen from the screen itself. It goes as soon as `stands` is true after a change of the page, when the page
 * is left, and at Escape, where nothing else is done. A new cover takes the place of the one before.
 */
export function cover(slot: string, stands: () => boolean, onEscape = () => shown?.end()): Cover {
  shown?.end();
  const element = box('fixed inset-0 z-(--z-sticky) overflow-hidden print:hidden', document.documentElement);
  element.dataset.slot = slot;
  // It lies beside the body, and reads as what is in there.
  const page = getComputedStyle(document.body);
  for (const look of textLooks) element.style.setProperty(look, page.getPropertyValue(look));
  element.ariaHidden = 'true';
  const over = new AbortController();
  const end = () => {
    if (over.signal.aborted) return;
    over.abort();
    watch.disconnect();
    clearTimeout(timer);
    if (shown?.element === element) shown = undefined;
    if (held) void held.then(() => element.remove());
    else element.remove();
  };
  let held: Promise<unknown> | undefined;
  const watch = new MutationObserver(() => stands() && end());
  watch.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(end, patienceMs);
  window.addEventListener('pagehide', () => element.remove(), { signal: over.signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && onEscape(), {
    capture: true,
    signal: over.signal,
  });
  shown = { element, end, hold: (moving) => (held = moving) };
  return shown;
}
