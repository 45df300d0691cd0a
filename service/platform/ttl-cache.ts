import { LRUCache } from 'lru-cache';

/** As old as an answer may be in any cache on its way (x-cache public-short). */
const keptForMs = 30_000;

let changes = 0;

/** Lets every such cache of this process begin anew. */
export const forgetKept = () => void (changes += 1);

/**
 * Keeps what was read for half a minute; what is being read is not read twice, and what failed is not kept.
 * What was changed meanwhile, in whatever process, is read anew (changes.ts).
 */
export function ttlCache<Value>(max: number) {
  const kept = new LRUCache<string, Promise<Value>>({ max, ttl: keptForMs });
  let known = changes;
  return (asked: readonly unknown[], read: () => Promise<Value>): Promise<Value> => {
    if (known !== changes) kept.clear();
    known = changes;
    const key = JSON.stringify(asked);
    const found = kept.get(key);
    if (found) return found;
    const reading = read();
    kept.set(key, reading);
    reading.catch(() => {
      if (kept.get(key) === reading) kept.delete(key);
    });
    return reading;
  };
}
