import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { loading } from '#src/data/loading.ts';
import type { LoaderArgs } from '#src/data/shop.ts';

export { CategoriesPage as Component } from './CategoriesPage.tsx';

export async function loader(args: LoaderArgs) {
  const { shop, need } = loading(args);
  await need(catalogQueries.categories(shop, 0, 3));
  return null;
}
