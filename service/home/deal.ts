/** A place of the home page that wants products, in the order in which it would like them. */
export type Wish = {
  key: string;
  /** Ids of products. */
  wanted: readonly number[];
  /** At most so many. */
  most: number;
  /** With fewer than these it gets none at all. */
  least?: number;
  /** Products that must not stand here, wherever else they may. */
  never?: ReadonlySet<number>;
};

/**
 * Deals products to the places of the home page in the order of the places: whoever comes first takes first, and nothing is
 * dealt twice. Only products for which `sold` says yes are dealt. Answers the ids of each place by its key.
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
