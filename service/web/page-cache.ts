import { LRUCache } from 'lru-cache';
import { type PackedPage, packPage } from './packed-page.ts';
import type { WholePage } from './page-renders.ts';

/** A page that can be answered again. */
export type KeptPage = PackedPage & Pick<WholePage, 'status' | 'location'>;

export type PageCache = ReturnType<typeof createPageCache>;

/** Bytes of all pages that are kept, packed, with their keys. */
const keptBytes = 48 * 1024 * 1024;
/** Bytes that the cache needs for a page besides. */
const overhead = 500;
const longestKey = 400;
const lasting: readonly number[] = [200, 404];

/**
 * Keeps pages for `forMs`, packed; they go when the time is over, not when they are asked for again. Pages that are
 * being rendered are shared by all who ask for them meanwhile; one that is not complete is shared, but not kept.
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
    /** Lets every page be rendered anew, since what they show has changed; one that is under way is not kept. */
    forget() {
      changes += 1;
      kept.clear();
      coming.clear();
    },

    /** The page, or the promise of one that is being rendered. */
    find: (key: string): KeptPage | Promise<KeptPage> | undefined => kept.get(key) ?? coming.get(key),

    /** Shares a page as soon as it is rendered, and keeps it if it is good. */
    add(key: string, whole: Promise<WholePage>) {
      if (!takes(key)) return;
      const begun = changes;
      const page: Promise<KeptPage> = whole
        .then(async ({ status, location, html, nonce, complete }) => {
          const packed = { status, location, ...(await packPage(html, nonce)) };
          if (complete && begun === changes && lasting.includes(status)) kept.set(key, packed);
          return packed;
        })
        .finally(() => {
          if (coming.get(key) === page) coming.delete(key);
        });
      page.catch(() => undefined);
      coming.set(key, page);
    },
  };
}
