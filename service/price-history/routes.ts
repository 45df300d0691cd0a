import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import type { RegionStore } from '#service/regions/queries.ts';
import type { PriceHistoryStore } from './queries.ts';

export const priceHistoryRoutes = (app: ServiceApp, history: PriceHistoryStore, regions: RegionStore) =>
  mountOperation(app, 'get', '/prod/priceHistory', async ({ query }, respond) =>
    respond(200, await history.of(await regions.get(query.regionId), query.skuId)),
  );
