/** The order of a list of products; `sort` is the direction. */
export type Sorting = {
  sortName: 'default' | 'price' | 'soldNum' | 'rating' | 'newest';
  sort: 'asc' | 'desc';
};
/** What a list shows, all of it in the address: order and page (from 1). */
export type Listing = Sorting & { page: number };

/** The orders that a reader may choose, by their word in the address. */
export const sortings = {
  default: { sortName: 'default', sort: 'desc' },
  'price-up': { sortName: 'price', sort: 'asc' },
  'price-down': { sortName: 'price', sort: 'desc' },
  sold: { sortName: 'soldNum', sort: 'desc' },
  rating: { sortName: 'rating', sort: 'desc' },
  newest: { sortName: 'newest', sort: 'desc' },
} as const satisfies Record<string, Sorting>;

export type SortWord = keyof typeof sortings;

const lastPage = 416;

/** The word of the order in an address, `default` when there is none or it is unknown. */
export function sortWord(search: URLSearchParams): SortWord {
  const word = search.get('sort') ?? '';
  return Object.hasOwn(sortings, word) ? (word as SortWord) : 'default';
}

/** Reads order and page from an address; anything unknown means the first page in the default order. */
export function readListing(search: URLSearchParams): Listing {
  const page = Number(search.get('page') ?? 1);
  const fits = Number.isInteger(page) && page >= 1 && page <= lastPage;
  return { ...sortings[sortWord(search)], page: fits ? page : 1 };
}

/** The same list at another page or in another order, as a query string. */
export function listingSearch(search: URLSearchParams, change: { page?: number; sort?: SortWord }): string {
  const next = new URLSearchParams(search);
  if (change.sort) {
    next.delete('page');
    if (change.sort === 'default') next.delete('sort');
    else next.set('sort', change.sort);
  }
  if (change.page === 1) next.delete('page');
  else if (change.page) next.set('page', String(change.page));
  const text = next.toString();
  return text ? `?${text}` : '';
}

const keyMax = 100;

/** The text of a listing that its address describes (S2.13), or undefined. */
export const listingKey = (search: URLSearchParams): string | undefined =>
  search.get('key')?.trim().slice(0, keyMax) || undefined;
