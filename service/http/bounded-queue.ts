import PQueue from 'p-queue';

type Bounds = {
  /** Tasks that run at the same time. */
  concurrency: number;
  /** Tasks that may wait; the next one is rejected at once. */
  waiting: number;
  /** Milliseconds that a task may wait before it is rejected. */
  patienceMs: number;
  /** The error that a task is rejected with. */
  busy: () => Error;
};

/**
 * Runs tasks with limited concurrency. A task that finds the queue full, or has waited too long, is rejected with
 * `busy` and never started.
 */
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
