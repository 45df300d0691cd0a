import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import type { HomeStore } from './queries.ts';
import type { RegionStore } from '#service/regions/queries.ts';

export function homeRoutes(app: ServiceApp, home: HomeStore, regions: RegionStore) {
  mountOperation(app, 'get', '/indexTag/taglist', async ({ query, language }, respond) =>
    respond(200, await home.tags(await regions.reader(query.regionId, language))),
  );

  mountOperation(app, 'get', '/indexTag/list', async ({ query, language }, respond) =>
    respond(200, await home.sections(await regions.reader(query.regionId, language))),
  );

  mountOperation(app, 'get', '/indexTag/tagdetaillist', async ({ query, language }, respond) => {
    const { tagId, regionId, current = 1, size = 24 } = query;
    const reader = await regions.reader(regionId, language);
    return respond(200, await home.tagProducts(reader, tagId, { current, size }));
  });

  mountOperation(app, 'get', '/indexTag/moreGoodStuff', async ({ query, language }, respond) => {
    const { regionId, current = 1, size = 24 } = query;
    const reader = await regions.reader(regionId, language);
    return respond(200, await home.moreGoodStuff(reader, { current, size }));
  });

  mountOperation(app, 'get', '/indexTag/window', async ({ query, language }, respond) =>
    respond(200, await home.window(await regions.reader(query.regionId, language))),
  );

  mountOperation(app, 'get', '/indexImgs', async ({ query, language }, respond) =>
    respond(200, await home.banners(await regions.reader(query.regionId, language))),
  );
}
