import { loading } from '#src/data/loading.ts';
import type { LoaderArgs } from '#src/data/shop.ts';
import { shopQueries } from '#src/data/shops/shops.queries.ts';
import { sortings } from '#src/domain/listing/listing.ts';
import { readShopView } from '#src/domain/shop/shop-view.ts';
import { trailingId } from '#src/domain/urls.ts';
import { bringCode } from '#src/domain/late-code.ts';

export { ShopPage as Component } from './ShopPage.tsx';

/** Waits for the shop; its vouchers, products and reviews may fail alone. */
export async function loader(args: LoaderArgs) {
  const { shop, need, want } = loading(args);
  const shopId = trailingId(args.params.storeId);
  if (!shopId) throw new Response(null, { status: 404 });
  const vouchers = async () => {
    const { voucherQueries } = await bringCode(() => import('#src/data/vouchers/vouchers.queries.ts'));
    return want(voucherQueries.ofShop(shop, shopId));
  };
  const reviews = async () => {
    const { shopReviewQueries } = await bringCode(() => import('#src/data/shops/shop-reviews.queries.ts'));
    return want(shopReviewQueries.list(shop, shopId));
  };
  const { tab, listing, categoryId, key } = readShopView(new URL(args.request.url).searchParams);
  await Promise.all([
    need(shopQueries.detail(shop, shopId)),
    // What stands in its windows, on whichever part of it one is.
    want(shopQueries.products(shop, shopId, { ...sortings.default, page: 1 }, {})),
    (tab === 'home' || tab === 'vouchers') && vouchers(),
    tab === 'home' && reviews(),
    tab !== 'vouchers' &&
      tab !== 'about' &&
      want(shopQueries.products(shop, shopId, listing, { categoryId, key })),
  ]);
  return null;
}
