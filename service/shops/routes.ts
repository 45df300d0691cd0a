import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import type { BrandStore } from '#service/catalog/brands.ts';
import type { RegionStore } from '#service/regions/queries.ts';
import type { ShopStore } from './queries.ts';

type ShopParts = { shops: ShopStore; brands: BrandStore; regions: RegionStore };

export function shopRoutes(app: ServiceApp, { shops, brands, regions }: ShopParts) {
  mountOperation(app, 'get', '/shopDetail/byShopName', async ({ query, language }, respond) =>
    respond(200, await shops.named(await regions.reader(query.regionId, language), query.name)),
  );

  mountOperation(app, 'get', '/shopDetail/page', async ({ query, language }, respond) => {
    const { regionId, current = 1, size = 4 } = query;
    return respond(200, await shops.page(await regions.reader(regionId, language), { current, size }));
  });

  mountOperation(app, 'get', '/shopDetail/info', async ({ query, language }, respond) =>
    respond(200, await shops.detail(await regions.reader(query.regionId, language), query.shopId)),
  );

  mountOperation(app, 'get', '/shopDetail/reviews', async ({ query, language }, respond) =>
    respond(200, await shops.reviews(await regions.reader(query.regionId, language), query.shopId)),
  );

  mountOperation(app, 'get', '/brand/page', async ({ query, language }, respond) => {
    const { regionId, categoryId, current = 1, size = 30 } = query;
    return respond(
      200,
      await brands.page(await regions.reader(regionId, language), categoryId, { current, size }),
    );
  });
}
