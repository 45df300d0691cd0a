import PQueue from 'p-queue';
import { Refusal } from '#service/domain/refusal.ts';

/** Pictures that are read and encoded at once: 8 of 5 MB each, of which two are encoded (encoding-queue.ts). */
const atOnce = 8;
/** Forms that wait for their turn, and for how long; they wait with their fields read and their picture not. */
const waitingMax = 24;
const patienceMs = 8_000;
const retryAfter = 5;

/** Runs uploads few at once; what would wait too long is refused with server.unavailable and the seconds to wait. */
export function uploadQueue({ concurrency = atOnce, waiting = waitingMax, waitMs = patienceMs } = {}) {
  const queue = new PQueue({ concurrency });
  return async <T>(upload: () => Promise<T>): Promise<T> => {
    if (queue.size >= waiting) throw new Refusal('server.unavailable', { retryAfter });
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), waitMs);
    try {
      return await queue.add(
        () => {
          clearTimeout(timer);
          return upload();
        },
        { signal: late.signal },
      );
    } catch (fault) {
      if (late.signal.aborted) throw new Refusal('server.unavailable', { retryAfter });
      throw fault;
    } finally {
      clearTimeout(timer);
    }
  };
}
