import type { SearchFacets } from '#openapi/schema.gen.ts';

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
  cod: boolean;
  inStock: boolean;
};

export type FilterSwitch = 'freeDelivery' | 'cod' | 'inStock';

export const filterSwitches: readonly FilterSwitch[] = ['freeDelivery', 'cod', 'inStock'];

/** Nothing is narrowed. */
export const noFilters: Filters = {
  brandIds: [],
  attrValueIds: [],
  freeDelivery: false,
  cod: false,
  inStock: false,
};

/** A category that the result can be narrowed to; its count where the service says it. */
export type CategoryFacet = { categoryId: number; categoryName: string; count?: number };

/** An id goes in or out of a choice of many. */
export const toggled = (ids: readonly number[], id: number) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/** There is nothing that a result can be narrowed by. */
export const facetless = ({ attrs, brands, placesOfOrigin, priceRange }: SearchFacets) =>
  attrs.length + brands.length + placesOfOrigin.length === 0 && !priceRange;
