import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { loading } from '#src/data/loading.ts';
import { reviewQueries } from '#src/data/reviews/reviews.queries.ts';
import type { LoaderArgs } from '#src/data/shop.ts';
import { trailingId } from '#src/domain/urls.ts';

export { ProductPage as Component } from './ProductPage.tsx';

/** Waits for the product; what lies below the fold streams in. */
export async function loader(args: LoaderArgs) {
  const { shop, need, later } = loading(args);
  const prodId = trailingId(args.params.productId);
  if (!prodId) throw new Response(null, { status: 404 });
  const product = need(catalogQueries.product(shop, prodId));
  later(reviewQueries.summary(shop, prodId));
  later(reviewQueries.page(shop, prodId, 1));
  later(catalogQueries.similar(shop, prodId));
  await product;
  return null;
}
