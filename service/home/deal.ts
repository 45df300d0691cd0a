/** A place of the home page with the products that it wants, the most wanted first. */
export type Wish = {
  key: string;
  /** Ids of products. */
  wanted: readonly number[];
  /** Number of products that it gets at most. */
  most: number;
  /** Number of products that it needs; with fewer it gets none. Default 1. */
  least?: number;
  /** Products that must not stand here, wherever else they may. */
  never?: ReadonlySet<number>;
};

/**
 * Gives products to the places of the home page, in the order of `wishes`, so that no product stands in two places. Only
 * products for which `sold` is true are given. Returns product ids by the key of the place.
 */
export function deal(wishes: readonly Wish[], sold: (prodId: number) => boolean): Map<string, number[]> {
  const dealt = new Set<number>();
  return new Map(
    wishes.map(({ key, wanted, most, least = 1, never }) => {
      const free = [...new Set(wanted)].filter((id) => sold(id) && !dealt.has(id) && !never?.has(id));
      const given = free.length < least ? [] : free.slice(0, most);
      for (const id of given) dealt.add(id);
      return [key, given];
    }),
  );
}
