import { type FilterQuery, filterQuery, readFilters } from '#src/domain/filter/filters.ts';

/** Whether the address of a search asks for exactly what was typed. */
export const exactly = (search: URLSearchParams) =>
  search.has('exact') ? { exact: true as const } : undefined;

/** All that the address of a search asks for besides its text, its order and its page. */
export const askedFilter = (search: URLSearchParams): FilterQuery => ({
  ...filterQuery(readFilters(search)),
  ...exactly(search),
});
