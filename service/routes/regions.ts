import { answer } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/gate.ts';
import type { RegionStore } from '#service/store/regions.ts';

export function regionRoutes(app: ServiceApp, regions: RegionStore) {
  answer(app, 'get', '/salesRegions/all', async ({ language }, say) =>
    say(200, await regions.list(language)),
  );

  answer(app, 'get', '/area/listByPid', async ({ query }, say) =>
    say(200, await regions.areas(query.regionId, query.pid)),
  );
}
