import { LRUCache } from 'lru-cache';

/** As old as an answer may be in any cache on its way (x-cache public-short). */
const keptForMs = 30_000;

/** Keeps what was read for half a minute; what is being read is not read twice, and what failed is not kept. */
export function keptShortly<Value>(max: number) {
  const kept = new LRUCache<string, Promise<Value>>({ max, ttl: keptForMs });
  return (asked: readonly unknown[], read: () => Promise<Value>): Promise<Value> => {
    const key = JSON.stringify(asked);
    const known = kept.get(key);
    if (known) return known;
    const reading = read();
    kept.set(key, reading);
    reading.catch(() => kept.delete(key));
    return reading;
  };
}
