import PQueue from 'p-queue';

type Bounds = {
  /** Pieces of work that run at once. */
  concurrency: number;
  /** Pieces of work that wait at most; the next is refused at once. */
  waiting: number;
  /** Milliseconds that a piece of work waits for its turn at most. */
  patienceMs: number;
  /** What a piece of work is refused with. */
  busy: () => Error;
};

/** Runs work few at once. What finds too many waiting, or has waited too long, fails with `busy` and is never begun. */
export function boundedQueue({ concurrency, waiting, patienceMs, busy }: Bounds) {
  const queue = new PQueue({ concurrency });
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (queue.size >= waiting) throw busy();
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(busy()), patienceMs);
    const begin = () => {
      clearTimeout(timer);
      return work();
    };
    return queue.add(begin, { signal: patience.signal });
  };
}
