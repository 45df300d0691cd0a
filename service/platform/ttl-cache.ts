import { LRUCache } from 'lru-cache';

/** Milliseconds; the same as shared HTTP caches may keep a response (x-cache public-short). */
const keptForMs = 30_000;

let changes = 0;

/** Empties all caches made by `ttlCache` in this process. */
export const forgetKept = () => void (changes += 1);

/** Milliseconds for which values are cached whose changes are not notified, such as the stock. */
export const aMomentMs = 1_000;

/**
 * A cache of read values for `ttl` milliseconds, half a minute by default. Concurrent callers share one read; a failed read is not
 * cached. A notified change of any process empties it (changes.ts). Callers share the cached values and must not modify them.
 */
export function ttlCache<Value>(max: number, ttl = keptForMs) {
  const kept = new LRUCache<string, Promise<Value>>({ max, ttl });
  let known = changes;
  return (asked: readonly unknown[], read: () => Promise<Value>): Promise<Value> => {
    if (known !== changes) kept.clear();
    known = changes;
    const key = JSON.stringify(asked);
    const found = kept.get(key);
    if (found) return found;
    // `read` may return a query of the query builder, which runs again at each `await`; a promise runs once.
    const reading = Promise.resolve(read());
    kept.set(key, reading);
    reading.catch(() => {
      if (kept.get(key) === reading) kept.delete(key);
    });
    return reading;
  };
}
