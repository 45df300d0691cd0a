import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { loading } from '#src/data/loading.ts';
import type { LoaderArgs } from '#src/data/shop.ts';
import { searchQueries } from '#src/data/search/search.queries.ts';
import { categoryPath } from '#src/domain/category/category-tree.ts';
import { readListing } from '#src/domain/listing/listing.ts';
import { isKnownRoot, trailingId } from '#src/domain/urls.ts';
import { bringCode } from '#src/domain/late-code.ts';

export { CategoryPage as Component } from './CategoryPage.tsx';

/** `/{a}/{b}` catches every two-part address: only a category that the service knows is a page, and none below a screen's own root (Z1). */
export async function loader(args: LoaderArgs) {
  const { shop, need, want } = loading(args);
  const categoryId = trailingId(args.params.category ?? args.params.categoryId);
  if (!categoryId || isKnownRoot(args.params.categoryList)) throw new Response(null, { status: 404 });
  const search = new URL(args.request.url).searchParams;
  const tree = need(catalogQueries.categories(shop, 0, 3));
  const { categoryFilter } = await bringCode(() => import('#src/domain/filter/filters.ts'));
  const filter = categoryFilter(search, categoryId);
  const products = want(searchQueries.results(shop, undefined, readListing(search), filter));
  if (categoryPath(await tree, categoryId).length === 0) throw new Response(null, { status: 404 });
  await products;
  return null;
}
