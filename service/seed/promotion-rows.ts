import type { promotions } from '#service/db/schema/promotions.ts';
import type { Catalogue } from './catalogue.ts';
import type { SeedDay } from './seed-day.ts';

/** Promotions of a few shops: ids and percentages. */
const offered = [
  { discountId: 9001, shopId: 2013, percentOff: 10 },
  { discountId: 9002, shopId: 2018, percentOff: 5 },
  { discountId: 9003, shopId: 2010, percentOff: 7 },
];

const daysOn = 60;

const nameOf = (percentOff: number) => ({
  en: `${percentOff}% off the whole shop`,
  zh: `全店 ${(100 - percentOff) / 10} 折`,
  tr: `Tüm mağazada %${percentOff} indirim`,
  ru: `Скидка ${percentOff} % на весь магазин`,
  pt: `${percentOff}% de desconto em toda a loja`,
});

/** Promotions that run when the shop is filled. */
export function promotionRows({ shops }: Catalogue, day: SeedDay): (typeof promotions.$inferInsert)[] {
  const known = new Set(shops.map(({ id }) => id));
  return offered
    .filter(({ shopId }) => known.has(shopId))
    .map((one) => ({
      ...one,
      name: nameOf(one.percentOff),
      startTime: day.hours(-24),
      endTime: day.hours(24 * daysOn),
    }));
}
