import { LRUCache } from 'lru-cache';

/** Milliseconds; the same as shared HTTP caches may keep a response (x-cache public-short). */
const keptForMs = 30_000;

let changes = 0;

/** Empties all these caches of this process. */
export const forgetKept = () => void (changes += 1);

/** What shows figures that no change is told of (pieces in stock) may be so many milliseconds old. */
export const aMomentMs = 1_000;

/**
 * Keeps what was read for half a minute, or for `ttl` milliseconds; what is being read is not read twice, and what failed is
 * not kept. What was changed meanwhile, in whatever process, is read anew (changes.ts). Many share what is kept: nobody
 * changes it.
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
    // A question of the query builder is asked anew by each who waits for it; a promise is not.
    const reading = Promise.resolve(read());
    kept.set(key, reading);
    reading.catch(() => {
      if (kept.get(key) === reading) kept.delete(key);
    });
    return reading;
  };
}
