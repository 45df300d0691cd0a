import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import type { SearchFacets } from '#openapi/schema.gen.ts';
import { type SearchFilter, searchQueries } from '#src/data/search/search.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { filterSearch } from '#src/domain/filter/filter-search.ts';
import { type Filters, filterQuery, readFilters } from '#src/domain/filter/filters.ts';
import { readListing } from '#src/domain/listing/listing.ts';

/** What a listing is of; the rest is in its address. */
export type ListingOf = {
  /** The text that was searched. */
  text?: string;
  /** The category of the page, within which all stays. */
  categoryId?: number;
  /** A category below it that the address has chosen, and the address for another choice of that. */
  chosenId?: number;
  categoryHref?: (categoryId: number | undefined, name: string) => string;
  /** What else it is narrowed by, whatever a reader chooses. */
  also?: SearchFilter;
};

/** A page of a listing and what it is narrowed by, both as the address says; a change goes there first. */
export function useListing({ text, categoryId, chosenId, categoryHref, also }: ListingOf) {
  const shop = useShop();
  const navigate = useNavigate();
  const location = useLocation();
  const { location: next } = useNavigation();
  const search = new URLSearchParams(location.search);
  // What was just ticked stands ticked while its products are on their way.
  const coming = next?.pathname === location.pathname ? new URLSearchParams(next.search) : search;
  const read = (from: URLSearchParams): Filters =>
    categoryId === undefined ? readFilters(from) : { ...readFilters(from), categoryId: chosenId };
  const query = (filters: Filters) => ({
    ...filterQuery(filters),
    categoryId: filters.categoryId ?? categoryId,
    ...also,
  });
  const { page, ...sorting } = readListing(search);
  const results = useQuery(searchQueries.results(shop, text, { ...sorting, page }, query(read(search))));
  const filters = read(coming);

  return {
    results,
    page,
    search,
    filters,
    /** True while other products are on their way. */
    changing: coming !== search,
    /** The categories to choose from: those of the page's own are not among them. */
    offered: ({ categories }: SearchFacets) => categories.filter((one) => one.categoryId !== categoryId),
    /** Products that other filters would leave. */
    draftQuery: (draft: Filters) => searchQueries.results(shop, text, { ...sorting, page: 1 }, query(draft)),
    change(to: Filters) {
      const moved = categoryHref !== undefined && to.categoryId !== filters.categoryId;
      const named = results.data?.facets.categories.find((one) => one.categoryId === to.categoryId);
      const pathname = moved ? categoryHref(to.categoryId, named?.categoryName ?? '') : location.pathname;
      const asked = filterSearch(coming, categoryId === undefined ? to : { ...to, categoryId: undefined });
      void navigate({ pathname, search: asked }, { preventScrollReset: true });
    },
  };
}

export type ListingState = ReturnType<typeof useListing>;
