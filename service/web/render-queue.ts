import PQueue from 'p-queue';

/** Pages that are rendered at once: React and the database share one process, so more only make each other slower. */
const renders = 6;
/** Pages that wait for their turn; the rest is refused at once, since nobody waits that long. */
const waiting = 30;
/** Milliseconds that a page waits for its turn. */
const patienceMs = 1000;

/** Too many pages are asked for at once. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

export type RenderQueue = ReturnType<typeof renderQueue>;

/** Lets a few pages be rendered at once; the next ones wait briefly and are refused with `TooBusy`. */
export function renderQueue() {
  const queue = new PQueue({ concurrency: renders });
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (queue.size >= waiting) throw new TooBusy('too many pages wait');
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(new TooBusy('waited too long')), patienceMs);
    return queue.add(
      () => {
        clearTimeout(timer);
        return work();
      },
      { signal: patience.signal },
    );
  };
}
