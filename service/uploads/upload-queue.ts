import { Refusal } from '#service/domain/refusal.ts';
import { boundedQueue } from '#service/http/bounded-queue.ts';

/**
 * Pictures are read and encoded 8 at once, of 5 MB each, of which two are encoded (encoding-queue.ts). Forms that wait do
 * so with their fields read and their picture not.
 */
const bounds = { concurrency: 8, waiting: 24, patienceMs: 8_000 };
const retryAfter = 5;

/** Runs uploads few at once; what would wait too long is refused with server.unavailable and the seconds to wait. */
export const uploadQueue = (own: Partial<typeof bounds> = {}) =>
  boundedQueue({ ...bounds, ...own, busy: () => new Refusal('server.unavailable', { retryAfter }) });
