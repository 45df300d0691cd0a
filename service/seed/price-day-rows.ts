import { currencies } from '#openapi/currencies.ts';
import type { CurrencyCode } from '#openapi/schema.gen.ts';
import type { priceDays } from '#service/db/schema/price-days.ts';
import { dayIn, daysLater } from '#service/domain/calendar.ts';
import { comparedDays, keptPriceDays } from '#service/domain/was-price.ts';

type Priced = { skuId: number; regionId: number; price: number; oriPrice?: number | null };
type Place = { regionId: number; timeZone: string; currency: CurrencyCode };

/** A price in minor units, and how many days ago it began. */
type Step = [daysAgo: number, price: number];

/**
 * An invented price history, always the same for the same SKU, which ends at the present price. Days are those of the region's
 * calendar. Where the catalogue has a list price, the SKU cost that price for the thirty days before the reduction, so that it
 * may be shown as the was-price (decision 49).
 */
export function priceDayRows(
  prices: readonly Priced[],
  places: readonly Place[],
  now: Date,
): (typeof priceDays.$inferInsert)[] {
  const known = new Map(
    places.map((place) => [place.regionId, { ...place, today: dayIn(place.timeZone, now) }]),
  );
  return prices.flatMap((priced) => {
    const place = known.get(priced.regionId);
    if (!place) return [];
    const { skuId, regionId } = priced;
    return stepsOf(priced, place.currency)
      .filter(([, price], index, all) => price !== all[index - 1]?.[1])
      .map(([daysAgo, price]) => ({ skuId, regionId, day: daysLater(place.today, -daysAgo), price }));
  });
}

const oldest = keptPriceDays - 1;

function stepsOf({ skuId, price, oriPrice }: Priced, currency: CurrencyCode): Step[] {
  // All SKUs of a product have the same history.
  const figure = figuresOf(Math.floor(skuId / 100));
  const at = (part: number) => rounded(price * part, currency);
  if (oriPrice && oriPrice > price) {
    const fell = 3 + figure(48);
    const back = fell + comparedDays + 5;
    const dip: Step[] = [
      [back + 6 + figure(9), rounded((price + oriPrice) / 2, currency)],
      [back, oriPrice],
    ];
    return [[oldest, oriPrice], ...(figure(3) === 0 ? dip : []), [fell, price]];
  }
  const kind = figure(5);
  if (kind === 0)
    return [
      [oldest, at(0.94)],
      [20 + figure(50), price],
    ];
  if (kind === 1)
    return [
      [oldest, price],
      [60 + figure(20), at(0.92)],
      [40 + figure(15), price],
    ];
  return [[oldest, price]];
}

/** Pseudo-random whole numbers below a limit: always the same sequence for the same seed. */
function figuresOf(seed: number) {
  let state = (seed * 2_654_435_761) % 4_294_967_296;
  return (below: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

/** An amount in minor units rounded to three significant figures, but never finer than the currency's increment. */
function rounded(amount: number, currency: CurrencyCode): number {
  const unit = Math.max(
    currencies[currency].roundingIncrement,
    10 ** (Math.floor(Math.log10(Math.max(1, amount))) - 2),
  );
  return Math.max(unit, Math.round(amount / unit) * unit);
}
