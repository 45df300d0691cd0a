import type { CartInfo, CartTotal, CartTotalAsked } from '#openapi/schema.gen.ts';
import { mountOperation } from '#service/http/contract.ts';
import { unknownRegion } from '#service/domain/refusal.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import type { CartOf, CartStore } from './use-cases.ts';
import type { Language } from '#service/domain/language.ts';
import type { CartInRegion } from './region-change.ts';
import type { RegionStore } from '#service/regions/queries.ts';
import type { UserStore } from '#service/account/user-queries.ts';

type CartViews = {
  info(cart: CartOf, language: Language): Promise<CartInfo>;
  total(cart: CartOf, asked: CartTotalAsked, language: Language): Promise<CartTotal>;
};

type CartParts = {
  cart: CartStore;
  views: CartViews;
  inRegion: CartInRegion;
  users: UserStore;
  regions: RegionStore;
};

export function cartRoutes(app: ServiceApp, { cart, views, inRegion, users, regions }: CartParts) {
  /** A shopper has a cart in each region; the request or the account says which one is meant. */
  async function cartOf(userId: string, asked: number | undefined): Promise<CartOf> {
    const { regionId, currency } = await users.regionOf(userId, asked);
    return { userId, regionId, currency };
  }

  mountOperation(app, 'post', '/p/shopCart/info', async ({ userId, regionId, body, language }, respond) => {
    const own = await cartOf(userId, regionId);
    const params = Object.values(body.basketIdShopCartParamMap);
    await cart.lines(own, Object.keys(body.basketIdShopCartParamMap).map(Number));
    await cart.choosePromotions(own, params);
    return respond(200, await views.info(own, language));
  });

  mountOperation(app, 'get', '/p/shopCart/prodCount', async ({ userId, regionId }, respond) =>
    respond(200, await cart.count(await cartOf(userId, regionId))),
  );

  mountOperation(app, 'post', '/p/shopCart/totalPay', async ({ userId, regionId, body, language }, respond) =>
    respond(200, await views.total(await cartOf(userId, regionId), body, language)),
  );

  mountOperation(
    app,
    'post',
    '/p/shopCart/changeItem',
    async ({ userId, regionId, body, command }, respond) =>
      respond(200, await cart.change(await cartOf(userId, regionId), body, command)),
  );

  mountOperation(app, 'delete', '/p/shopCart/deleteItem', async ({ userId, body }, respond) => {
    await cart.remove(userId, body);
    return respond(204);
  });

  mountOperation(app, 'delete', '/p/shopCart/deleteAll', async ({ userId, regionId }, respond) => {
    await cart.clear(await cartOf(userId, regionId));
    return respond(204);
  });

  mountOperation(
    app,
    'get',
    '/p/shopCart/regionPreview',
    async ({ userId, regionId, query, language }, respond) => {
      if (!(await regions.knows(query.toRegionId))) {
        throw unknownRegion('/toRegionId');
      }
      const there = await regions.get(query.toRegionId);
      return respond(200, await inRegion(await cartOf(userId, regionId), there, language));
    },
  );
}
