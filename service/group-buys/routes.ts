import { answer } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/gate.ts';
import type { GroupBuyStore } from './queries.ts';
import type { RegionStore } from '#service/regions/queries.ts';

export function groupBuyRoutes(app: ServiceApp, groupBuys: GroupBuyStore, regions: RegionStore) {
  answer(app, 'get', '/group/page', async ({ query, language }, respond) => {
    const { regionId, status, current = 1, size = 12 } = query;
    const reader = await regions.reader(regionId, language);
    return respond(200, await groupBuys.page(reader, status, { current, size }));
  });

  answer(app, 'get', '/group/info', async ({ query, language }, respond) =>
    respond(200, await groupBuys.one(await regions.reader(query.regionId, language), query.groupBuyId)),
  );
}
