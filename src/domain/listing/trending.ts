import { readListing } from './listing.ts';
import { paths } from '#src/domain/urls.ts';

/** Reads the address of the trending list: its page, and the category that it is of. */
export function readTrending(search: URLSearchParams): { page: number; categoryId: number | undefined } {
  const categoryId = Number(search.get('category'));
  const known = Number.isSafeInteger(categoryId) && categoryId > 0;
  return { page: readListing(search).page, categoryId: known ? categoryId : undefined };
}

/** What sells now, of everything or of one category. */
export const trendingUrl = (categoryId?: number): string =>
  categoryId === undefined ? paths.trending : `${paths.trending}?category=${categoryId}`;
