import { edgeCountry } from './edge-country.ts';
import { answer } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/gate.ts';
import type { RegionStore } from './queries.ts';

/** `countryHeader` is the header in which an edge of ours names the visitor's country; undefined when none does. */
export function regionRoutes(app: ServiceApp, regions: RegionStore, countryHeader: string | undefined) {
  answer(app, 'get', '/salesRegions/all', async ({ language }, respond) =>
    respond(200, await regions.list(language)),
  );

  answer(app, 'get', '/salesRegions/detect', async ({ request }, respond) =>
    respond(200, await regions.guess(edgeCountry(countryHeader ? request.headers.get(countryHeader) : null))),
  );

  answer(app, 'get', '/area/listByPid', async ({ query }, respond) =>
    respond(200, await regions.areas(query.regionId, query.pid)),
  );
}
