import { useLocation } from 'react-router-dom';
import { searchText } from '#src/domain/search-slug.ts';

/** The text of the results page that is open, else nothing. */
export function useSearched(): string {
  const { pathname, search } = useLocation();
  const slug = /^\/SearchResults\/([^/]+)/i.exec(pathname)?.[1];
  return slug === undefined ? '' : searchText(decodeURIComponent(slug), new URLSearchParams(search).get('q'));
}
