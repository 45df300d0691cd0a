import { Refusal } from '#service/domain/refusal.ts';
import { boundedQueue } from '#service/http/bounded-queue.ts';

/**
 * Eight uploads are received at once, of 5 MB each at most; two of them are encoded at a time (encoding-queue.ts). Of waiting
 * uploads only the fields have been read, not the picture.
 */
const bounds = { concurrency: 8, waiting: 24, patienceMs: 8_000 };
const retryAfter = 5;

/** Limits concurrent uploads; one that would wait too long is refused (`server.unavailable`, with `retryAfter` in seconds). */
export const uploadQueue = (own: Partial<typeof bounds> = {}) =>
  boundedQueue({ ...bounds, ...own, busy: () => new Refusal('server.unavailable', { retryAfter }) });
