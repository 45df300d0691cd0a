import { boundedQueue } from '#service/http/bounded-queue.ts';

/** Thrown when too many pages are asked for at once. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/**
 * Concurrency and waiting limits. React and the embedded database share one process, so more pages at once only
 * slow each other down.
 */
const bounds = { concurrency: 6, waiting: 30, patienceMs: 1000 };

/** Lets a few pages be rendered at once; the next ones wait briefly and are refused with `TooBusy`. */
export const renderQueue = () =>
  boundedQueue({ ...bounds, busy: () => new TooBusy('too many pages are asked for') });
