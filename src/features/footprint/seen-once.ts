import type { FootprintItem } from '#openapi/schema.gen.ts';

/** Each product once, by its latest visit, without those that are gone and without `except`. */
export function seenOnce(seen: readonly FootprintItem[], except?: number): FootprintItem[] {
  const known = new Set([except]);
  return seen.filter((item) => {
    if (!item.available || known.has(item.prodId)) return false;
    known.add(item.prodId);
    return true;
  });
}
