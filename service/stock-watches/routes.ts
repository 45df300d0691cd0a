import type { UserStore } from '#service/account/user-queries.ts';
import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import type { StockWatchStore } from './queries.ts';

export function stockWatchRoutes(app: ServiceApp, watches: StockWatchStore, users: UserStore) {
  mountOperation(app, 'get', '/p/user/stockWatch', async ({ userId, language }, respond) =>
    respond(200, await watches.list(userId, language)),
  );

  mountOperation(app, 'post', '/p/user/stockWatch', async ({ userId, regionId, body }, respond) => {
    const region = await users.regionOf(userId, regionId);
    await watches.set(userId, region.regionId, body);
    const { skuId, wanted } = body;
    return respond(200, { skuId, wanted });
  });
}
