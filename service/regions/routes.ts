import { edgeCountry } from './edge-country.ts';
import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import type { RegionStore } from './queries.ts';

/** `countryHeader` is the header in which our outermost proxy names the visitor's country; undefined when none does. */
export function regionRoutes(app: ServiceApp, regions: RegionStore, countryHeader: string | undefined) {
  mountOperation(app, 'get', '/salesRegions/all', async ({ language }, respond) =>
    respond(200, await regions.list(language)),
  );

  mountOperation(app, 'get', '/salesRegions/detect', async ({ request }, respond) =>
    respond(200, await regions.guess(edgeCountry(countryHeader ? request.headers.get(countryHeader) : null))),
  );

  mountOperation(app, 'get', '/area/listByPid', async ({ query }, respond) =>
    respond(200, await regions.areas(query.regionId, query.pid)),
  );
}
