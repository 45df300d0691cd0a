import { type Listing, readListing, sortings } from '#src/domain/listing/listing.ts';

const storeTabs = ['home', 'all', 'new', 'vouchers', 'about'] as const;

export type ShopTab = (typeof storeTabs)[number];

/** What a shop's page shows, all of it in the address. */
export type ShopView = {
  tab: ShopTab;
  listing: Listing;
  /** The category and the words that narrow its products. */
  categoryId?: number;
  key?: string;
};

const keyMax = 100;
const narrowing = ['q', 'category', 'sort', 'page'];

/** Reads a shop's address; what narrows or orders its products leads from its home to all of them. */
export function readShopView(search: URLSearchParams): ShopView {
  const word = search.get('tab');
  const named = storeTabs.find((tab) => tab === word);
  const tab = named ?? (narrowing.some((name) => search.has(name)) ? 'all' : 'home');
  const listing = readListing(search);
  const categoryId = Number(search.get('category'));
  const key = search.get('q')?.trim().slice(0, keyMax);
  return {
    tab,
    listing: tab === 'new' ? { ...listing, ...sortings.newest } : listing,
    ...(Number.isSafeInteger(categoryId) && categoryId > 0 && { categoryId }),
    ...(key && { key }),
  };
}

/** The address of a part of a shop, relative to its page; `home` has none of its own. */
export function shopSearch(tab: ShopTab, { categoryId, key }: Pick<ShopView, 'categoryId' | 'key'> = {}) {
  const search = new URLSearchParams();
  if (tab !== 'home') search.set('tab', tab);
  if (categoryId !== undefined) search.set('category', String(categoryId));
  if (key !== undefined) search.set('q', key);
  return `?${search.toString()}`;
}
