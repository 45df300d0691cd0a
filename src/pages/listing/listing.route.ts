import { loading } from '#src/data/loading.ts';
import { searchQueries } from '#src/data/search/search.queries.ts';
import type { LoaderArgs } from '#src/data/shop.ts';
import { filterQuery, readFilters } from '#src/domain/filter/filters.ts';
import { listingKey, readListing } from '#src/domain/listing/listing.ts';

export { ListingPage as Component } from './ListingPage.tsx';

export async function loader(args: LoaderArgs) {
  const { shop, want } = loading(args);
  const search = new URL(args.request.url).searchParams;
  const filter = filterQuery(readFilters(search));
  await want(searchQueries.results(shop, listingKey(search), readListing(search), filter));
  return null;
}
