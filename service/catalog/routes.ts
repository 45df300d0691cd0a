import { Refusal } from '#service/domain/refusal.ts';
import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import type { CatalogStore } from './queries.ts';
import type { RegionStore } from '#service/regions/queries.ts';

export function catalogRoutes(app: ServiceApp, catalog: CatalogStore, regions: RegionStore) {
  mountOperation(app, 'get', '/category/categoryInfo', async ({ query, language }, respond) => {
    const { regionId, parentId = 0, depth = 1 } = query;
    return respond(
      200,
      await catalog.categories(await regions.reader(regionId, language), { parentId, depth }),
    );
  });

  mountOperation(app, 'get', '/prod/pageProd', async ({ query, language }, respond) => {
    const { regionId, sortName = 'default', sort = 'desc', current = 1, size = 24, ...among } = query;
    const { categoryId, shopId, brandId } = among;
    if (categoryId === undefined && shopId === undefined && brandId === undefined) {
      throw new Refusal('request.invalid', { fields: [{ field: '/categoryId', code: 'required' }] });
    }
    const reader = await regions.reader(regionId, language);
    const page = { current, size };
    return respond(200, await catalog.products(reader, { ...among, sortName, sort, page }));
  });

  mountOperation(app, 'get', '/prod/prodInfo', async ({ query, language }, respond) =>
    respond(200, await catalog.product(await regions.reader(query.regionId, language), query.prodId)),
  );

  mountOperation(app, 'get', '/prod/skuList', async ({ query, language }, respond) =>
    respond(200, await catalog.skus(await regions.reader(query.regionId, language), query.prodId)),
  );

  mountOperation(app, 'get', '/prod/trending', async ({ query, language }, respond) => {
    const { regionId, categoryId, current = 1, size = 24 } = query;
    const reader = await regions.reader(regionId, language);
    return respond(200, await catalog.trending(reader, { categoryId, page: { current, size } }));
  });

  mountOperation(app, 'get', '/prod/similar', async ({ query, language }, respond) => {
    const { prodId, regionId, current = 1, size = 12 } = query;
    const reader = await regions.reader(regionId, language);
    return respond(200, await catalog.similar(reader, prodId, { current, size }));
  });

  mountOperation(app, 'get', '/prod/companions', async ({ query, language }, respond) => {
    const reader = await regions.reader(query.regionId, language);
    return respond(200, await catalog.companions(reader, query.prodId));
  });

  mountOperation(app, 'get', '/prod/deliveryEstimate', async ({ query }, respond) =>
    respond(200, await catalog.delivery(await regions.get(query.regionId), query)),
  );
}
