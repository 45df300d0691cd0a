import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { homeQueries } from '#src/data/home/home.queries.ts';
import { loading } from '#src/data/loading.ts';
import type { LoaderArgs } from '#src/data/shop.ts';
import { bringCode } from '#src/domain/late-code.ts';

export { HomePage as Component } from './HomePage.tsx';

/** What stands still is waited for, each part failing alone; the endless grid is asked for when it is near. */
export async function loader(args: LoaderArgs) {
  const { shop, want } = loading(args);
  await Promise.all([
    want(homeQueries.window(shop)),
    want(catalogQueries.categories(shop, 0, 1)),
    bringCode(() => import('./home-offers.ts')).then(({ wantOffers }) => wantOffers(args)),
  ]);
  return null;
}
