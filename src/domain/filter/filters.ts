/** What a listing is narrowed by; the names are those of the contract's parameters. Prices are minor units. */
export type Filters = {
  categoryId?: number;
  brandIds: readonly number[];
  attrValueIds: readonly number[];
  placeOfOrigin?: string;
  minPrice?: number;
  maxPrice?: number;
  /** Stars and up. */
  minRating?: number;
  freeDelivery: boolean;
  cashOnDelivery: boolean;
  inStock: boolean;
};

/** Nothing is narrowed. */
export const noFilters: Filters = {
  brandIds: [],
  attrValueIds: [],
  freeDelivery: false,
  cashOnDelivery: false,
  inStock: false,
};

/** The filters as the contract's parameters take them (S1.9); what is not chosen is not there. */
export type FilterQuery = {
  categoryId?: number;
  brandIds?: string;
  categoryTypeAttrIds?: string;
  placeOfOrigin?: string;
  minPrice?: number;
  maxPrice?: number;
  minRating?: number;
  freeDelivery?: true;
  cashOnDelivery?: true;
  inStock?: true;
  /** Only what was typed is searched, no other spelling. */
  exact?: true;
};

const idsMax = 20;
const figure = /^\d{1,15}$/;
const place = /^[A-Z]{2}$/;

const numberOf = (text: string | null) => (text !== null && figure.test(text) ? Number(text) : undefined);
const idsOf = (text: string | null) =>
  [...new Set((text ?? '').split(',').flatMap((part) => numberOf(part) || []))].slice(0, idsMax);

/** Reads the filters of an address; whatever makes no sense in it narrows nothing, prices the wrong way round are turned. */
export function readFilters(search: URLSearchParams): Filters {
  const origin = search.get('placeOfOrigin') ?? '';
  const stars = numberOf(search.get('minRating')) ?? 0;
  const low = numberOf(search.get('minPrice'));
  const high = numberOf(search.get('maxPrice'));
  const turned = low !== undefined && high !== undefined && low > high;
  return {
    categoryId: numberOf(search.get('categoryId')) || undefined,
    brandIds: idsOf(search.get('brandIds') ?? search.get('brand')),
    attrValueIds: idsOf(search.get('categoryTypeAttrIds')),
    placeOfOrigin: place.test(origin) ? origin : undefined,
    minPrice: turned ? high : low,
    maxPrice: turned ? low : high,
    minRating: stars >= 1 && stars <= 5 ? stars : undefined,
    freeDelivery: search.get('freeDelivery') === 'true',
    cashOnDelivery: search.get('cashOnDelivery') === 'true',
    inStock: search.get('inStock') === 'true',
  };
}

export const filterQuery = (filters: Filters): FilterQuery => ({
  categoryId: filters.categoryId,
  brandIds: filters.brandIds.join(',') || undefined,
  categoryTypeAttrIds: filters.attrValueIds.join(',') || undefined,
  placeOfOrigin: filters.placeOfOrigin,
  minPrice: filters.minPrice,
  maxPrice: filters.maxPrice,
  minRating: filters.minRating,
  freeDelivery: filters.freeDelivery || undefined,
  cashOnDelivery: filters.cashOnDelivery || undefined,
  inStock: filters.inStock || undefined,
});

/** What the address of a category's page narrows its products by; the category stands in the path. */
export const categoryFilter = (search: URLSearchParams, categoryId: number): FilterQuery => ({
  ...filterQuery(readFilters(search)),
  categoryId,
});
