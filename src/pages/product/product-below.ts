import type { ProductDetail } from '#openapi/schema.gen.ts';
import { catalogQueries } from '#src/data/catalog/catalog.queries.ts';
import { loading } from '#src/data/loading.ts';
import { reviewQueries } from '#src/data/reviews/reviews.queries.ts';
import type { LoaderArgs } from '#src/data/shop.ts';
import { voucherQueries } from '#src/data/vouchers/vouchers.queries.ts';

/** Asks for what the first view does without: vouchers, reviews, similar products; a file of its own for that reason. */
export async function askBelow(args: LoaderArgs, prodId: number, product: Promise<ProductDetail>) {
  const { shop, want, wantPages } = loading(args);
  const vouchers = async () => {
    const { shopId, voucherCount } = await product;
    if (voucherCount > 0) await want(voucherQueries.ofProduct(shop, { prodId, shopId }));
  };
  await Promise.all([
    // Without the product there is no page, and its loader says so.
    vouchers().catch(() => undefined),
    want(reviewQueries.summary(shop, prodId)),
    wantPages(reviewQueries.list(shop, prodId)),
    want(catalogQueries.similar(shop, prodId)),
  ]);
}
