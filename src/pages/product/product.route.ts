import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { loading } from '#src/data/loading.ts';
import type { LoaderArgs } from '#src/data/shop.ts';
import { trailingId } from '#src/domain/urls.ts';

export { ProductPage as Component } from './ProductPage.tsx';

/**
 * Waits for the product. What lies below the fold comes after it, but a page from the server has it: there those parts
 * sleep, and what sleeps must wake as it was rendered.
 */
export async function loader(args: LoaderArgs) {
  const { shop, need } = loading(args);
  const prodId = trailingId(args.params.productId);
  if (!prodId) throw new Response(null, { status: 404 });
  const product = need(catalogQueries.product(shop, prodId));
  const below = import('./product-below.ts').then(({ askBelow }) => askBelow(args, prodId, product));
  await Promise.all([product, typeof window === 'undefined' && below]);
  return null;
}
