import type { SearchFacets } from '#openapi/schema.gen.ts';
import { inLanguage, type Language, textIn } from '#service/domain/language.ts';
import type { FacetNames } from './facet-names.ts';
import type { Narrowing } from './filters.ts';

/** Number of found products by id of a facet value, counted without the filter of that facet. */
export type CountBy<Id> = ReadonlyMap<Id, number>;

const valuesMax = 60;
const attributesMax = 30;

const byCount = (a: { count: number }, b: { count: number }) => b.count - a.count;

/** The ids with a count, and the chosen ones, which stay in the list even with a count of 0. */
const shown = <Id>(counts: CountBy<Id>, chosen: readonly Id[] = []) => [
  ...new Set([...counts.keys(), ...chosen]),
];

export const brandList = (
  counts: CountBy<number>,
  { brands }: FacetNames,
  { filters }: Narrowing,
  language: Language,
): SearchFacets['brands'] =>
  shown(counts, filters.brandIds)
    .flatMap((brandId) => {
      const brand = brands.get(brandId);
      if (!brand) return [];
      const brandName = language === 'zh' ? brand.nameZh : brand.name;
      return [{ brandId, brandName, count: counts.get(brandId) ?? 0 }];
    })
    .toSorted((a, b) => byCount(a, b) || a.brandId - b.brandId)
    .slice(0, valuesMax);

export const placeList = (counts: CountBy<string>) =>
  [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => byCount(a, b) || (a.value < b.value ? -1 : 1))
    .slice(0, valuesMax);

/** The chosen category first, then those below it or beside it, as the mall arranges them. */
export function categoryList(
  counts: CountBy<number>,
  { categories }: FacetNames,
  { parentId, filters: { categoryId: chosen } }: Narrowing,
  language: Language,
): SearchFacets['categories'] {
  const rows = [...categories.values()].filter(
    (row) => row.categoryId === chosen || (row.parentId === parentId && counts.has(row.categoryId)),
  );
  return rows
    .toSorted((a, b) => Number(b.categoryId === chosen) - Number(a.categoryId === chosen))
    .slice(0, valuesMax)
    .map(({ categoryId, name }) => ({
      categoryId,
      categoryName: inLanguage(name, language),
      count: counts.get(categoryId) ?? 0,
    }));
}

/** Values by attribute, in the order of the attributes. */
export function attributeList(
  counts: CountBy<number>,
  { attributes, values }: FacetNames,
  { filters }: Narrowing,
  language: Language,
): SearchFacets['attrs'] {
  const known = shown(counts, filters.attrValueIds).flatMap((attrValueId) => {
    const row = values.get(attrValueId);
    return row ? [{ ...row, count: counts.get(attrValueId) ?? 0 }] : [];
  });
  return attributes
    .flatMap(({ attrId, name }) => {
      const own = known.filter((row) => row.attrId === attrId);
      if (own.length === 0) return [];
      const listed = own
        .toSorted((a, b) => byCount(a, b) || a.attrValueId - b.attrValueId)
        .slice(0, valuesMax);
      return [
        {
          attrId,
          ...textIn('attrName', name, language),
          values: listed.map(({ attrValueId, value, swatch, count }) => ({
            attrValueId,
            ...textIn('value', value, language),
            ...(swatch && { swatch }),
            count,
          })),
        },
      ];
    })
    .slice(0, attributesMax);
}
