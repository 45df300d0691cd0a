import type { FacetCategory, ProductSummary, ShopSummary } from '#openapi/schema.gen.ts';

/** The id of the search field: a link to it shows and focuses it without any script. */
export const searchFieldId = 'search-field';

/** What a row of the panel says of a product. */
export type PanelProduct = Pick<
  ProductSummary,
  'prodId' | 'prodName' | 'prodNameLang' | 'pic' | 'price' | 'discountPercent'
>;

/** A row of the search panel: a term that is searched, or a door to a category, a shop or a product. */
export type SearchOption =
  | { group: 'suggestions' | 'history' | 'popular'; term: string }
  | { group: 'doors'; term: string; category: FacetCategory }
  | { group: 'doors'; term: string; shopId: number }
  | { group: 'products'; term: string; product: PanelProduct };

export type SearchOffers = {
  /** What stands in the box. */
  typed: string;
  /** Terms that go on from it, own searches newest first, popular terms most searched first. */
  suggestions: readonly string[];
  history: readonly string[];
  popular: readonly string[];
  /** Categories in which something of it is found, shops that are called so, and what is found first. */
  categories?: readonly FacetCategory[];
  shops?: readonly Pick<ShopSummary, 'shopId' | 'shopName'>[];
  products?: readonly PanelProduct[];
};

/** While one types there are ten rows of what is found at most, and less of the rest. */
const suggestionsShown = 5;
const productsShown = 3;
const historyShown = 4;
const popularShown = 6;

/** What the panel offers, in the order of the keyboard: what fits what is typed, then the own history, then popular terms. */
export function searchOptions(offers: SearchOffers): SearchOption[] {
  const { typed, suggestions, categories = [], shops = [], products = [], history, popular } = offers;
  const terms = (group: 'suggestions' | 'history' | 'popular', all: readonly string[]): SearchOption[] =>
    all.map((term) => ({ group, term }));
  if (!typed.trim()) return [...terms('history', history), ...terms('popular', popular)];
  return [
    ...terms('suggestions', suggestions.slice(0, suggestionsShown)),
    ...categories
      .slice(0, 1)
      .map((category) => ({ group: 'doors' as const, term: category.categoryName, category })),
    ...shops.slice(0, 1).map(({ shopId, shopName }) => ({ group: 'doors' as const, term: shopName, shopId })),
    ...products
      .slice(0, productsShown)
      .map((product) => ({ group: 'products' as const, term: product.prodName, product })),
    ...terms('history', history.slice(0, historyShown)),
    ...terms('popular', popular.slice(0, popularShown)),
  ];
}
