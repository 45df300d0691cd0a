import { daysLater } from '#service/domain/calendar.ts';
import { type PriceDay, shownDays } from '#service/domain/was-price.ts';

type Now = {
  /** Minor units. */
  price: number;
  /** yyyy-MM-dd in the calendar of the region. */
  today: string;
};

/** Prices of a SKU in the shown days: each price with its first day; the last one is the price of now. */
export type PriceLine = { from: string; lowest: PriceDay; highest: PriceDay; changes: PriceDay[] };

/** The price line of the last ninety days; `days` holds all known days, oldest first. */
export function priceLine(days: readonly PriceDay[], { price, today }: Now): PriceLine {
  const earliest = daysLater(today, 1 - shownDays);
  const known = days.filter(({ day }) => day < today);
  const before = known.findLast(({ day }) => day <= earliest);
  const later = known.filter(({ day }) => day > earliest);
  const all = [...(before ? [{ ...before, day: earliest }] : []), ...later, { day: today, price }];
  const changes = all.filter((one, place) => one.price !== all[place - 1]?.price);
  const outermost = (further: (one: number, other: number) => boolean) =>
    changes.reduce((best, one) => (further(best.price, one.price) ? best : one));
  return {
    from: changes[0]?.day ?? today,
    lowest: outermost((one, other) => one < other),
    highest: outermost((one, other) => one > other),
    changes,
  };
}
