import type { Currency, CurrencyCode } from './schema.gen.ts';

/**
 * The one table of currencies: how each is written and in which steps its amounts move. Regions serve it, prices are
 * drawn by it, totals, the sample catalogue, the desk and the database's checks round by it. `roundingIncrement` is in
 * minor units, of which a major unit has 10 to the power of `exponent`: what has no decimals on the screen is never
 * charged in cents.
 */
export const currencies = {
  LKR: { code: 'LKR', symbol: 'Rs', exponent: 2, displayDecimals: 0, roundingIncrement: 100 },
  CNY: { code: 'CNY', symbol: '¥', exponent: 2, displayDecimals: 2, roundingIncrement: 1 },
  LAK: { code: 'LAK', symbol: '₭', exponent: 2, displayDecimals: 0, roundingIncrement: 100 },
  TRY: { code: 'TRY', symbol: '₺', exponent: 2, displayDecimals: 2, roundingIncrement: 1 },
} as const satisfies { [Code in CurrencyCode]: Currency & { code: Code } };

/** Minor units in one major unit; the same in every currency here, as `Currency.exponent` says. */
export const minorUnits = 100;

/** Minor units as a decimal number with a point, for programs and for the desk: 1299000 is "12990.00". */
export const majorUnits = (amount: number) => (amount / minorUnits).toFixed(2);
