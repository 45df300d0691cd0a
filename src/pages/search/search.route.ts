import { loading } from '#src/data/loading.ts';
import { searchQueries } from '#src/data/search/search.queries.ts';
import type { LoaderArgs } from '#src/data/shop.ts';
import { readListing } from '#src/domain/listing.ts';
import { searchText } from '#src/domain/search-slug.ts';

export { SearchPage as Component } from './SearchPage.tsx';

export async function loader(args: LoaderArgs) {
  const { shop, want } = loading(args);
  const search = new URL(args.request.url).searchParams;
  const text = searchText(args.params.result ?? '', search.get('q'));
  if (text) await want(searchQueries.results(shop, text, readListing(search)));
  return null;
}
