import { LRUCache } from 'lru-cache';
import { packPage } from './packed-page.ts';
import type { WholePage } from './page-renders.ts';

/** A page that can be answered again. */
export type KeptPage = Omit<WholePage, 'html'> & {
  /** The page, packed with Brotli. */
  bytes: Buffer;
};

/** Bytes of all cached pages at most: compressed, with their keys. */
const keptBytes = 48 * 1024 * 1024;
/** Bytes that the cache needs for each page besides. */
const overhead = 500;
const longestKey = 400;
const lasting: readonly number[] = [200, 404];

/**
 * Caches compressed pages for `forMs`; reading a page does not extend that. Concurrent requests share one
 * rendering; an incomplete page is shared but not cached.
 */
export function createPageCache(forMs: number) {
  const kept = new LRUCache<string, KeptPage>({
    maxSize: keptBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + 2 * key.length + overhead,
    ttl: Math.max(1, forMs),
    ttlAutopurge: true,
  });
  const coming = new Map<string, Promise<KeptPage>>();
  let changes = 0;
  const takes = (key: string) => forMs > 0 && key.length <= longestKey;

  return {
    /** Empties the cache after a change; a page that is being rendered is not cached then. */
    forget() {
      changes += 1;
      kept.clear();
      coming.clear();
    },

    /** The page, or the promise of one that is being rendered. */
    find: (key: string): KeptPage | Promise<KeptPage> | undefined => kept.get(key) ?? coming.get(key),

    /** Packs a page; shares it as soon as it is rendered, and keeps it if it is good. */
    add(key: string, whole: Promise<WholePage>): Promise<KeptPage> {
      const isTaken = takes(key);
      const begun = changes;
      const packed = whole.then(async ({ html, ...told }) => ({
        ...told,
        bytes: await packPage(html, isTaken ? 'kept' : 'once'),
      }));
      if (!isTaken) return packed;
      const page = packed
        .then((done) => {
          if (done.complete && begun === changes && lasting.includes(done.status)) kept.set(key, done);
          return done;
        })
        .finally(() => {
          if (coming.get(key) === page) coming.delete(key);
        });
      page.catch(() => undefined);
      coming.set(key, page);
      return page;
    },
  };
}
