import type { SearchFacets } from '#openapi/schema.gen.ts';

export type FilterSwitch = 'freeDelivery' | 'cashOnDelivery' | 'inStock';

export const filterSwitches: readonly FilterSwitch[] = ['freeDelivery', 'cashOnDelivery', 'inStock'];

/** Boxes and radios below each other, beside the products; or chips, where a thumb chooses. */
export type FilterLayout = 'rows' | 'chips';

/** One of a group of filters. */
export type FilterValue = {
  key: string | number;
  name: string;
  /** Its language, where that is not the page's. */
  lang?: string | undefined;
  /** How many products have it. */
  count?: number;
  chosen: boolean;
};

/** A colour, with how it looks: `#rrggbb`. */
export type FilterColour = FilterValue & { swatch: string };

/** A category that the result can be narrowed to; its count where the service says it. */
export type CategoryFacet = { categoryId: number; categoryName: string; count?: number };

/** An id goes in or out of a choice of many. */
export const toggled = (ids: readonly number[], id: number) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/** There is nothing that a result can be narrowed by. */
export const facetless = ({ attrs, brands, placesOfOrigin, categories, priceRange }: SearchFacets) =>
  attrs.length + brands.length + placesOfOrigin.length + categories.length === 0 && !priceRange;
