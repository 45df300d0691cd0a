import type { ShopSummary } from '#openapi/schema.gen.ts';

/** A row of the search panel; a shop's row leads to the shop. */
export type SearchOption = {
  group: 'suggestions' | 'shops' | 'history' | 'popular';
  term: string;
  shopId?: number;
};

type Offers = {
  typed: string;
  suggestions: readonly string[];
  shops?: readonly Pick<ShopSummary, 'shopId' | 'shopName'>[];
  history: readonly string[];
  popular: readonly string[];
};

/** What the panel offers, in the order of the keyboard: suggestions and shops while one types, then history, then popular terms. */
export function searchOptions({ typed, suggestions, shops = [], history, popular }: Offers): SearchOption[] {
  const rows = (group: SearchOption['group'], terms: readonly string[]) =>
    terms.map((term) => ({ group, term }));
  const shopRows = shops.map(({ shopId, shopName: term }) => ({ group: 'shops' as const, term, shopId }));
  return [
    ...(typed.trim() ? [...rows('suggestions', suggestions), ...shopRows] : []),
    ...rows('history', history),
    ...rows('popular', popular),
  ];
}
