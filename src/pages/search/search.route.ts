import { loading } from '#src/data/loading.ts';
import { searchQueries } from '#src/data/search/search.queries.ts';
import type { LoaderArgs } from '#src/data/shop.ts';
import { readListing } from '#src/domain/listing/listing.ts';
import { searchText } from '#src/domain/search-slug.ts';
import { bringCode } from '#src/domain/late-code.ts';

export { SearchPage as Component } from './SearchPage.tsx';

/** The results; when there is nothing, what others search for and what the mall recommends comes with the page, too. */
export async function loader(args: LoaderArgs) {
  const { shop, need, want, wantPages } = loading(args);
  const search = new URL(args.request.url).searchParams;
  const text = searchText(args.params.result ?? '', search.get('q'));
  const { askedFilter } = await bringCode(() => import('#src/domain/search/asked-filter.ts'));
  const filter = askedFilter(search);
  const asked = searchQueries.results(shop, text, readListing(search), filter);
  const wantShops = async () => {
    const { searchMoreQueries } = await bringCode(() => import('#src/data/search/search-more.queries.ts'));
    await want(searchMoreQueries.shops(shop, text));
  };
  const [found] = await Promise.all([
    text ? need(asked).catch(() => undefined) : undefined,
    search.get('tab') === 'shops' && wantShops(),
  ]);
  if (text === '' || found?.total === 0) {
    const [{ homeQueries }, { searchWordQueries }] = await bringCode(() =>
      Promise.all([
        import('#src/data/home/home.queries.ts'),
        import('#src/data/search/search-words.queries.ts'),
      ]),
    );
    const shops = found?.shops.length ? wantShops() : undefined;
    await Promise.all([want(searchWordQueries.hot(shop)), wantPages(homeQueries.more(shop)), shops]);
  }
  return null;
}
