import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { loading } from '#src/data/loading.ts';
import type { LoaderArgs } from '#src/data/shop.ts';
import { bringCode } from '#src/domain/late-code.ts';
import { readTrending } from '#src/domain/listing/trending.ts';

export { TrendingPage as Component } from './TrendingPage.tsx';

/** Waits for the categories of its tabs; its products may fail alone. */
export async function loader(args: LoaderArgs) {
  const { shop, need, want } = loading(args);
  const { page, categoryId } = readTrending(new URL(args.request.url).searchParams);
  const products = async () => {
    const { catalogTrendingQueries } = await bringCode(
      () => import('#src/data/catalog/catalog-trending.queries.ts'),
    );
    return want(catalogTrendingQueries.page(shop, page, categoryId));
  };
  await Promise.all([need(catalogQueries.categories(shop, 0, 1)), products()]);
  return null;
}
