import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { loading } from '#src/data/loading.ts';
import { searchQueries } from '#src/data/search/search.queries.ts';
import type { LoaderArgs } from '#src/data/shop.ts';
import { categoryPath } from '#src/domain/category/category-tree.ts';
import { readListing } from '#src/domain/listing/listing.ts';
import { trailingId } from '#src/domain/urls.ts';

export { DiscoverPage as Component } from './DiscoverPage.tsx';

export async function loader(args: LoaderArgs) {
  const { shop, need, want } = loading(args);
  const { category } = args.params;
  const categoryId = trailingId(category);
  const page = readListing(new URL(args.request.url).searchParams).page;
  const tree = need(catalogQueries.categories(shop, 0, 3));
  const products = want(searchQueries.newest(shop, page, categoryId));
  const known = category === undefined || (categoryId && categoryPath(await tree, categoryId).length > 0);
  if (!known) throw new Response(null, { status: 404 });
  await Promise.all([tree, products]);
  return null;
}
