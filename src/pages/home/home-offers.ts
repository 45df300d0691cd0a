import { catalogBrandQueries } from '#src/data/catalog/catalog-brands.queries.ts';
import { groupBuyQueries } from '#src/data/group-buy/group-buy.queries.ts';
import { loading } from '#src/data/loading.ts';
import type { LoaderArgs } from '#src/data/shop.ts';
import { shopQueries } from '#src/data/shops/shops.queries.ts';
import { voucherQueries } from '#src/data/vouchers/vouchers.queries.ts';
import { homeShopsSize } from '#src/domain/limits.ts';

/** Asks for what home shows between its rails; a file of its own, since the first view does without it. */
export async function wantOffers(args: LoaderArgs) {
  const { shop, want, wantPages } = loading(args);
  await Promise.all([
    want(shopQueries.list(shop, homeShopsSize)),
    want(voucherQueries.unlike(shop)),
    wantPages(groupBuyQueries.list(shop, 'IN_PROGRESS')),
    want(catalogBrandQueries.first(shop)),
  ]);
}
