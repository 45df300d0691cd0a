import type { SearchFacets } from '#openapi/schema.gen.ts';
import { type Filters } from '#src/domain/filter/filters.ts';
import { type CategoryFacet, filterSwitches, toggled } from './filter-values.ts';

type Applied = {
  key: string;
  /** The name of a value; nothing for those that have words of their own. */
  name?: string;
  /** The filters without it. */
  without: Filters;
};

/** Every filter in force, in the order of the panel; a value that the facets no longer name is still there to be taken away. */
export function appliedFilters(
  filters: Filters,
  facets: SearchFacets,
  categories: readonly CategoryFacet[],
): Applied[] {
  const { categoryId, brandIds, attrValueIds, placeOfOrigin, minPrice, maxPrice, minRating } = filters;
  const values = facets.attrs.flatMap((attr) => attr.values);
  const one = (key: string, name: string | undefined, part: Partial<Filters>) => ({
    key,
    name,
    without: { ...filters, ...part },
  });
  return [
    ...(categoryId === undefined
      ? []
      : [
          one(
            'category',
            categories.find((category) => category.categoryId === categoryId)?.categoryName ??
              `${categoryId}`,
            { categoryId: undefined },
          ),
        ]),
    ...(minPrice === undefined && maxPrice === undefined
      ? []
      : [one('price', undefined, { minPrice: undefined, maxPrice: undefined })]),
    ...(placeOfOrigin === undefined
      ? []
      : [
          one(
            'place',
            facets.placesOfOrigin.find(({ value }) => value === placeOfOrigin)?.label ?? placeOfOrigin,
            { placeOfOrigin: undefined },
          ),
        ]),
    ...filterSwitches.filter((name) => filters[name]).map((name) => one(name, undefined, { [name]: false })),
    ...(minRating === undefined ? [] : [one('rating', undefined, { minRating: undefined })]),
    ...brandIds.map((id) =>
      one(`brand ${id}`, facets.brands.find(({ brandId }) => brandId === id)?.brandName ?? `${id}`, {
        brandIds: toggled(brandIds, id),
      }),
    ),
    ...attrValueIds.map((id) =>
      one(`value ${id}`, values.find(({ attrValueId }) => attrValueId === id)?.value ?? `${id}`, {
        attrValueIds: toggled(attrValueIds, id),
      }),
    ),
  ];
}
