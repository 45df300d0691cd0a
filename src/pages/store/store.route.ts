import { loading } from '#src/data/loading.ts';
import type { LoaderArgs } from '#src/data/shop.ts';
import { shopQueries } from '#src/data/shops/shops.queries.ts';
import { readStoreView } from '#src/domain/store-view.ts';
import { trailingId } from '#src/domain/urls.ts';
import { bringCode } from '#src/domain/late-code.ts';

export { StorePage as Component } from './StorePage.tsx';

/** Waits for the shop; its vouchers and products may fail alone. */
export async function loader(args: LoaderArgs) {
  const { shop, need, want } = loading(args);
  const shopId = trailingId(args.params.storeId);
  if (!shopId) throw new Response(null, { status: 404 });
  const vouchers = async () => {
    const { voucherQueries } = await bringCode(() => import('#src/data/vouchers/vouchers.queries.ts'));
    return want(voucherQueries.ofShop(shop, shopId));
  };
  const { tab, listing, categoryId, key } = readStoreView(new URL(args.request.url).searchParams);
  await Promise.all([
    need(shopQueries.detail(shop, shopId)),
    (tab === 'home' || tab === 'vouchers') && vouchers(),
    tab !== 'vouchers' &&
      tab !== 'about' &&
      want(shopQueries.products(shop, shopId, listing, { categoryId, key })),
  ]);
  return null;
}
