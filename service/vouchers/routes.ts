import { answer } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/gate.ts';
import type { RegionStore } from '#service/regions/queries.ts';
import type { VoucherStore } from './queries.ts';

export function voucherRoutes(app: ServiceApp, vouchers: VoucherStore, regions: RegionStore) {
  answer(app, 'get', '/coupon/page', async ({ query, language }, respond) => {
    const { regionId, scope, current = 1, size = 20 } = query;
    const reader = await regions.reader(regionId, language);
    return respond(200, await vouchers.page(reader, scope, { current, size }));
  });

  answer(app, 'get', '/coupon/listByProdId', async ({ query, language }, respond) =>
    respond(200, await vouchers.ofProduct(await regions.reader(query.regionId, language), query)),
  );

  answer(app, 'get', '/coupon/listByShopId', async ({ query, language }, respond) =>
    respond(200, await vouchers.ofShop(await regions.reader(query.regionId, language), query.shopId)),
  );

  answer(app, 'get', '/coupon/prodListByCouponId', async ({ query, language }, respond) => {
    const { regionId, couponId, current = 1, size = 24 } = query;
    const reader = await regions.reader(regionId, language);
    return respond(200, await vouchers.products(reader, couponId, { current, size }));
  });
}
