import type { SearchFacets } from '#openapi/schema.gen.ts';

export type FilterSwitch = 'freeDelivery' | 'cashOnDelivery' | 'inStock';

export const filterSwitches: readonly FilterSwitch[] = ['freeDelivery', 'cashOnDelivery', 'inStock'];

/** A category that the result can be narrowed to; its count where the service says it. */
export type CategoryFacet = { categoryId: number; categoryName: string; count?: number };

/** An id goes in or out of a choice of many. */
export const toggled = (ids: readonly number[], id: number) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/** There is nothing that a result can be narrowed by. */
export const facetless = ({ attrs, brands, placesOfOrigin, categories, priceRange }: SearchFacets) =>
  attrs.length + brands.length + placesOfOrigin.length + categories.length === 0 && !priceRange;
