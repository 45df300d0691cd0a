import { loading } from '#src/data/loading.ts';
import { searchMoreQueries } from '#src/data/search/search-more.queries.ts';
import { searchQueries } from '#src/data/search/search.queries.ts';
import type { LoaderArgs } from '#src/data/shop.ts';
import { readListing } from '#src/domain/listing.ts';
import { searchText } from '#src/domain/search-slug.ts';
import { bringCode } from '#src/domain/late-code.ts';

export { SearchPage as Component } from './SearchPage.tsx';

/** The results; when there is nothing, what others search for and what the mall recommends comes with the page, too. */
export async function loader(args: LoaderArgs) {
  const { shop, need, want, wantPages } = loading(args);
  const search = new URL(args.request.url).searchParams;
  const text = searchText(args.params.result ?? '', search.get('q'));
  const { filterQuery, readFilters } = await bringCode(() => import('#src/domain/filters.ts'));
  const filter = filterQuery(readFilters(search));
  const asked = searchQueries.results(shop, text, readListing(search), filter);
  const [found] = await Promise.all([
    text ? need(asked).catch(() => undefined) : undefined,
    search.get('tab') === 'shops' && want(searchMoreQueries.shops(shop, text)),
  ]);
  if (text === '' || found?.total === 0) {
    const { homeQueries } = await bringCode(() => import('#src/data/home/home.queries.ts'));
    const shops = found?.shops.length ? want(searchMoreQueries.shops(shop, text)) : undefined;
    await Promise.all([want(searchQueries.hot(shop)), wantPages(homeQueries.more(shop)), shops]);
  }
  return null;
}
