import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { contentQueries } from '#src/data/content/content.queries.ts';
import { loading } from '#src/data/loading.ts';
import { regionQueries } from '#src/data/regions/regions.queries.ts';
import type { LoaderArgs } from '#src/data/shop.ts';

/** What the frame shows: the regions of the picker, the first categories and what the footer says. A page stands without either (S8.8). */
export async function loader(args: LoaderArgs) {
  const { shop, want } = loading(args);
  await Promise.all([
    want(regionQueries.list(shop)),
    want(catalogQueries.categories(shop, 0, 1)),
    want(contentQueries.config(shop)),
  ]);
  return null;
}
