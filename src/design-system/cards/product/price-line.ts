import type { PriceHistory } from '#openapi/schema.gen.ts';

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Days of which the line tells, today among them. */
export const daysOf = ({ from, to }: Pick<PriceHistory, 'from' | 'to'>) => daysBetween(from, to) + 1;

type Drawing = {
  width: number;
  height: number;
  /** Air above the highest and below the lowest price. */ air: number;
};

/** A price as a line of steps, with the field below it, and where it ends from the top, from 0 to 1. */
export function priceLinePath(history: PriceHistory, { width, height, air }: Drawing) {
  const { from, lowest, highest, changes } = history;
  const days = daysOf(history);
  const [least, most] = [lowest.price.amount, highest.price.amount];
  const across = (day: string) => (daysBetween(from, day) / days) * width;
  const down = (amount: number) =>
    most === least ? height / 2 : air + ((most - amount) / (most - least)) * (height - 2 * air);
  const line = changes
    .map(({ day, price }, place) => {
      const [x, y] = [across(day).toFixed(1), down(price.amount).toFixed(1)];
      return place === 0 ? `M0 ${y}` : `H${x}V${y}`;
    })
    .join('');
  return {
    line: `${line}H${width}`,
    area: `${line}H${width}V${height}H0Z`,
    end: down(changes.at(-1)?.price.amount ?? most) / height,
  };
}
