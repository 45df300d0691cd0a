import { Refusal } from '#service/domain/refusal.ts';
import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import type { RegionStore } from '#service/regions/queries.ts';
import { nextScroll, pageOfScroll } from '#service/listings/scroll.ts';
import type { SearchStore } from './queries.ts';

export function searchRoutes(app: ServiceApp, search: SearchStore, regions: RegionStore) {
  mountOperation(app, 'get', '/search', async ({ query, language }, respond) => {
    const { regionId, key, sortName = 'default', sort = 'desc', pageSize = 24, minPrice, maxPrice } = query;
    if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
      throw new Refusal('request.invalid', { fields: [{ field: '/minPrice', code: 'too_large' }] });
    }
    const sorting = `${sortName}:${sort}`;
    const pageNumber = pageOfScroll({ ...query, pageSize, sorting });
    const found = await search.products(await regions.reader(regionId, language), {
      key,
      exact: query.exact,
      sortName,
      sort,
      filters: {
        categoryId: query.categoryId,
        shopId: query.shopId,
        brandIds: idsOf(query.brandIds),
        attrValueIds: idsOf(query.categoryTypeAttrIds),
        placeOfOrigin: query.placeOfOrigin,
        minPrice,
        maxPrice,
        minRating: query.minRating,
        freeDelivery: query.freeDelivery,
        cashOnDelivery: query.cashOnDelivery,
        inStock: query.inStock,
      },
      page: { current: pageNumber, size: pageSize },
    });
    const scrollId = pageNumber < found.pages ? nextScroll(pageNumber, pageSize) : null;
    return respond(200, { ...found, pageNumber, pageSize, scrollId });
  });

  mountOperation(app, 'get', '/search/hotSearch', async ({ query, language }, respond) => {
    const { number = 10, sort = 1, regionId } = query;
    const reader = await regions.reader(regionId, language);
    return respond(200, await search.hot(reader, { number, byHeat: sort === 1 }));
  });

  mountOperation(app, 'get', '/search/suggest/keyword', async ({ query, language }, respond) => {
    const reader = await regions.reader(query.regionId, language);
    return respond(200, await search.suggest(reader, query.keyword, query.size ?? 10));
  });
}

const idsOf = (list: string | undefined) => (list ? list.split(',').map(Number) : undefined);
