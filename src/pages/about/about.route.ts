import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { loading } from '#src/data/loading.ts';
import { regionQueries } from '#src/data/regions/regions.queries.ts';
import type { LoaderArgs } from '#src/data/shop.ts';
import { shopQueries } from '#src/data/shops/shops.queries.ts';
import { aboutShopsSize } from '#src/domain/limits.ts';

export { AboutPage as Component } from './AboutPage.tsx';

/** What the page shows of the mall is waited for, each part failing alone. */
export async function loader(args: LoaderArgs) {
  const { shop, want } = loading(args);
  await Promise.all([
    want(regionQueries.list(shop)),
    want(catalogQueries.categories(shop, 0, 1)),
    want(shopQueries.list(shop, aboutShopsSize)),
  ]);
  return null;
}
