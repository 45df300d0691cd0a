import { homeQueries } from '#src/data/home/home.queries.ts';
import { loading } from '#src/data/loading.ts';
import type { LoaderArgs } from '#src/data/shop.ts';
import { readListing } from '#src/domain/listing.ts';

export { TrendingPage as Component } from './TrendingPage.tsx';

export async function loader(args: LoaderArgs) {
  const { shop, need } = loading(args);
  const tags = await need(homeQueries.tags(shop));
  const trending = tags.find(({ kind }) => kind === 'TRENDING');
  const { page } = readListing(new URL(args.request.url).searchParams);
  if (trending) await need(homeQueries.tagProducts(shop, trending.tagId, page));
  return null;
}
