import { filterQuery, type Filters } from './filters.ts';
import { paths } from '#src/domain/urls.ts';

/** The same list narrowed otherwise, from its first page, as a query string; what else the address says stays. */
export function filterSearch(search: URLSearchParams, filters: Filters): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  next.delete('brand');
  for (const [name, value] of Object.entries(filterQuery(filters))) {
    if (value === undefined) next.delete(name);
    else next.set(name, String(value));
  }
  const text = next.toString();
  return text ? `?${text}` : '';
}

/** All products of the mall with the same filters in the same order, from the first page (S2.13). */
export function allProductsUrl(search: URLSearchParams, filters: Filters): string {
  const sort = search.get('sort');
  return paths.listing + filterSearch(new URLSearchParams(sort ? { sort } : {}), filters);
}

/** How many choices are in force; a price is one. */
export const filterCount = ({ brandIds, attrValueIds, minPrice, maxPrice, ...one }: Filters): number =>
  brandIds.length +
  attrValueIds.length +
  Number(minPrice !== undefined || maxPrice !== undefined) +
  Object.values(one).filter(Boolean).length;
