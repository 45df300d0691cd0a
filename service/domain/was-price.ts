import { daysLater } from './calendar.ts';

/** The lowest price of a SKU on a day (yyyy-MM-dd), in minor units; it holds until the next entry. */
export type PriceDay = { day: string; price: number };

/** Days before a reduction of which the lowest price is the was-price. */
export const comparedDays = 30;

/** Days for which a lower price is shown as a reduction. The product's page shows the prices of as many days. */
export const shownDays = 90;

/** Days of which prices are kept: enough to compare with the oldest reduction that is still shown. */
export const keptPriceDays = comparedDays + shownDays;

type Now = {
  /** Minor units. */
  price: number;
  /** yyyy-MM-dd in the calendar of the region. */
  today: string;
};

/**
 * The price before the reduction that is in force, in minor units: the lowest for which the SKU was sold in the thirty days
 * before it (decision 49). Null when there is no reduction: the last change was a rise, lies too far back, was undone before,
 * or fewer than thirty days before it are known. `days` come in their order.
 */
export function wasPrice(days: readonly PriceDay[], { price, today }: Now): number | null {
  const known = days.filter(({ day }) => day <= today);
  const last = known.findLastIndex((one, place) => one.price !== known[place - 1]?.price);
  const [before, reduced] = [known[last - 1], known[last]];
  if (!before || !reduced || reduced.price !== price || before.price < price) return null;
  if (reduced.day <= daysLater(today, -shownDays)) return null;
  const from = daysLater(reduced.day, -comparedDays);
  const first = known.findLastIndex(({ day }) => day <= from);
  if (first === -1) return null;
  const lowest = Math.min(...known.slice(first, last).map((one) => one.price));
  return lowest > price ? lowest : null;
}
