import type { Awaited, WaitingBar } from '#src/domain/waiting-bar.ts';
import { scriptJson } from './page-state.ts';

/** What the bar says, in the reader's language. */
export type WaitingWords = Record<Awaited | 'appFailed' | 'codeFailed' | 'again', string>;

/**
 * Makes the bar that says what a page waits for. It comes with the page's first script and stands beside the page's
 * markup, so that it speaks when no code can be had, over an open dialog, too. Sent as text, so it uses nothing from
 * outside itself; `build` names this build, `pace` is 0 where nobody is to wait for its words.
 */
export function makeWaitingBar(words: WaitingWords, build: string, pace = 1): WaitingBar {
  type Entry = { text: string; again: (() => void) | undefined; failed: boolean };
  /** Milliseconds until something is said, and until a way on is offered. */
  const patience: Record<Awaited, [saidMs: number, againMs: number]> = {
    app: [5000, 5000],
    page: [3000, 10_000],
    code: [5000, 10_000],
    answer: [3000, 10_000],
    sending: [3000, 10_000],
  };
  const reachMs = 5000;
  const key = 'mall.anew';
  const entries = new Set<Entry>();

  const box = document.createElement('div');
  const text = box.appendChild(document.createElement('p'));
  const button = box.appendChild(document.createElement('button'));
  box.dataset.slot = 'waiting';
  text.setAttribute('role', 'status');
  text.className = 'min-w-0 py-3 wrap-anywhere';
  button.type = 'button';
  button.textContent = words.again;
  button.className = 'min-h-11 shrink-0 font-semibold underline underline-offset-3 outline-fg-inv';

  const shown = () => [...entries].find(({ failed }) => failed) ?? [...entries].at(-1);
  const draw = () => {
    const entry = shown();
    box.className = entry
      ? 'fixed inset-x-4 bottom-20 z-(--z-toast) mx-auto flex w-fit max-w-[min(32rem,calc(100vw-32px))] items-center gap-4 rounded-md bg-inv px-4 text-base text-fg-inv shadow-pop nav:bottom-6 print:hidden'
      : 'sr-only';
    box.style.fontFamily = getComputedStyle(document.body).fontFamily;
    if (!box.isConnected) document.documentElement.append(box);
    button.hidden = !entry?.again;
    text.textContent = entry?.text ?? '';
  };
  const add = (entry: Entry) => {
    entries.add(entry);
    draw();
  };
  button.addEventListener('click', () => {
    const entry = shown();
    // One press asks for everything that did not come.
    const pressed = [...entries].filter((one) => (entry?.failed ? one.failed : one === entry));
    if (entry?.failed) for (const one of pressed) entries.delete(one);
    draw();
    for (const { again } of pressed) again?.();
  });
  // An open dialog takes a press elsewhere for the wish to close it.
  for (const type of ['pointerdown', 'focusin'])
    box.addEventListener(type, (event) => event.stopPropagation());

  /** The pages can be had when a file beside them can: a page that can be read is not given up for a browser's error. */
  const isReachable = () =>
    fetch('/favicon.svg', { cache: 'no-store', signal: AbortSignal.timeout(reachMs) }).then(
      ({ ok }) => ok,
      () => false,
    );
  const anew = async () => {
    const reachable = await isReachable();
    if (reachable) window.location.reload();
    return reachable;
  };
  return {
    anew,
    async anewOnce() {
      const here = `${build} ${window.location.href}`;
      try {
        if (window.sessionStorage.getItem(key) === here || !(await isReachable())) return false;
        window.sessionStorage.setItem(key, here);
        window.location.reload();
        return true;
      } catch {
        // Where nothing can be remembered, nothing is done twice.
        return false;
      }
    },
    wait(what, again) {
      // A region that speaks must be there before it has something to say.
      if (!box.isConnected) draw();
      const [saidMs = 0, againMs = 0] = patience[what].map((ms) => ms * pace);
      const entry: Entry = { text: words[what], again: undefined, failed: false };
      const way = again ?? (what === 'answer' || what === 'sending' ? undefined : () => void anew());
      const timers = [
        setTimeout(() => {
          if (againMs === saidMs) entry.again = way;
          add(entry);
        }, saidMs),
        setTimeout(() => {
          entry.again = way;
          draw();
        }, againMs),
      ];
      return () => {
        timers.forEach(clearTimeout);
        if (entries.delete(entry)) draw();
      };
    },
    failed: (what, again) =>
      add({ text: what === 'app' ? words.appFailed : words.codeFailed, again, failed: true }),
  };
}

/** The first script of a page makes its bar. */
export const waitingScript = (words: WaitingWords, build: string) =>
  `self.__WAITING__=(${makeWaitingBar.toString()})(${scriptJson(words)},${scriptJson(build)})`;
