import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import type { RegionStore } from '#service/regions/queries.ts';
import type { UserStore } from '#service/account/user-queries.ts';
import { unknownRegion } from '#service/domain/refusal.ts';
import type { VoucherCollecting } from './collecting.ts';
import type { HeldVoucherStore } from './held.ts';
import type { VoucherStore } from './queries.ts';

type VoucherParts = {
  vouchers: VoucherStore;
  held: HeldVoucherStore;
  collecting: VoucherCollecting;
  regions: RegionStore;
  users: UserStore;
};

export function voucherRoutes(app: ServiceApp, { vouchers, held, collecting, regions, users }: VoucherParts) {
  mountOperation(app, 'get', '/coupon/page', async ({ query, language }, respond) => {
    const { regionId, scope, current = 1, size = 20 } = query;
    const reader = await regions.reader(regionId, language);
    return respond(200, await vouchers.page(reader, scope, { current, size }));
  });

  mountOperation(app, 'get', '/coupon/listByProdId', async ({ query, language }, respond) =>
    respond(200, await vouchers.ofProduct(await regions.reader(query.regionId, language), query)),
  );

  mountOperation(app, 'get', '/coupon/listByShopId', async ({ query, language }, respond) =>
    respond(200, await vouchers.ofShop(await regions.reader(query.regionId, language), query.shopId)),
  );

  mountOperation(app, 'get', '/coupon/prodListByCouponId', async ({ query, language }, respond) => {
    const { regionId, couponId, current = 1, size = 24 } = query;
    const reader = await regions.reader(regionId, language);
    return respond(200, await vouchers.products(reader, couponId, { current, size }));
  });

  mountOperation(app, 'get', '/p/myCoupon/listCouponIds', async ({ userId }, respond) =>
    respond(200, await held.collectedIds(userId)),
  );

  mountOperation(app, 'get', '/p/myCoupon/getCouponList', async ({ userId, query, language }, respond) => {
    const { status, scope, current = 1, size = 20 } = query;
    return respond(200, await held.page({ userId, language, status, scope, page: { current, size } }));
  });

  mountOperation(app, 'get', '/p/myCoupon/getMyCouponsStatusCount', async ({ userId }, respond) =>
    respond(200, await held.counts(userId)),
  );

  mountOperation(
    app,
    'post',
    '/p/myCoupon/receive',
    async ({ userId, regionId, body, language, command }, respond) => {
      const region = await users.regionOf(userId, regionId);
      const asked = { userId, regionId: region.regionId, language, command };
      return respond(200, await collecting.collect(asked, body.couponId));
    },
  );

  mountOperation(
    app,
    'post',
    '/p/myCoupon/redeemCode',
    async ({ userId, body, language, command }, respond) => {
      if (!(await regions.knows(body.regionId))) throw unknownRegion('/regionId');
      const asked = { userId, regionId: body.regionId, language, command };
      return respond(200, await collecting.redeem(asked, body.code));
    },
  );
}
