import type { groupBuyPrices, groupBuys } from '#service/db/schema/group-buys.ts';
import type { Catalogue } from './catalogue.ts';
import type { SeedDay } from './seed-day.ts';

const limitPerUser = 2;

/** Group buys in all four states at the moment the shop is filled. */
export const groupBuyRows = (catalogue: Catalogue, day: SeedDay): (typeof groupBuys.$inferInsert)[] =>
  known(catalogue).map((group) => ({
    groupBuyId: group.id,
    prodId: group.productId,
    skuId: group.skuId,
    targetCount: group.groupSize,
    joinedCount: group.joined,
    startTime: day.hours(group.startsInHours),
    endTime: day.hours(group.endsInHours),
    limitPerUser,
  }));

export const groupBuyPriceRows = (catalogue: Catalogue): (typeof groupBuyPrices.$inferInsert)[] =>
  known(catalogue).flatMap(({ id: groupBuyId, price, regions: sold }) =>
    catalogue.regions.flatMap(({ id: regionId, code }) =>
      sold.includes(code) ? { groupBuyId, regionId, price: price[code] } : [],
    ),
  );

function known({ groupBuys: all, products }: Catalogue) {
  const ids = new Set(products.map(({ id }) => id));
  return all.filter(({ productId }) => ids.has(productId));
}
