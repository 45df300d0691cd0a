import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import type { MyGroupBuys } from './mine.ts';
import type { GroupBuyStore } from './queries.ts';
import type { RegionStore } from '#service/regions/queries.ts';

type GroupBuyParts = { groupBuys: GroupBuyStore; mine: MyGroupBuys; regions: RegionStore };

export function groupBuyRoutes(app: ServiceApp, { groupBuys, mine, regions }: GroupBuyParts) {
  mountOperation(app, 'get', '/group/page', async ({ query, language }, respond) => {
    const { regionId, status, current = 1, size = 12 } = query;
    const reader = await regions.reader(regionId, language);
    return respond(200, await groupBuys.page(reader, status, { current, size }));
  });

  mountOperation(app, 'get', '/group/info', async ({ query, language }, respond) =>
    respond(200, await groupBuys.one(await regions.reader(query.regionId, language), query.groupBuyId)),
  );

  mountOperation(app, 'get', '/p/group/page', async ({ userId, query, language }, respond) => {
    const { status, current = 1, size = 10 } = query;
    return respond(200, await mine.page({ userId, language, status, page: { current, size } }));
  });
}
