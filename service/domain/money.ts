import { currencies } from '#openapi/currencies.ts';

export type CurrencyCode = keyof typeof currencies;

/** The smallest step in which a currency's amounts move, in minor units: what cannot be shown is never charged. */
export const incrementOf = (currency: CurrencyCode): number => currencies[currency].roundingIncrement;

/** True for an amount that can be shown, and so charged, in the currency. */
export const onIncrement = (amount: number, currency: CurrencyCode): boolean =>
  Number.isSafeInteger(amount) && amount % incrementOf(currency) === 0;

/** A share of an amount in basis points (hundredths of a per cent), rounded half up to the currency's increment. */
export const shareOf = (amount: number, basisPoints: number, currency: CurrencyCode): number =>
  roundHalfUp(BigInt(amount) * BigInt(basisPoints), 10_000, incrementOf(currency));

/** An amount rounded down to the currency's increment. */
export const roundDown = (amount: number, currency: CurrencyCode): number =>
  amount - (amount % incrementOf(currency));

/** An amount as the contract writes it: integer minor units and the currency. */
export type Money = { amount: number; currency: CurrencyCode };

/** `numerator / denominator` rounded half up to the currency's step, exactly, without floating point. */
export function roundHalfUp(numerator: number | bigint, denominator: number, increment: number): number {
  const step = BigInt(denominator) * BigInt(increment);
  const steps = (2n * BigInt(numerator) + step) / (2n * step);
  return Number(steps) * increment;
}

/**
 * Divides `whole` in proportion to `bases`, into multiples of `increment` that add up to the whole: the rest goes to the largest
 * fractions, of equal ones to the earlier. Throws a RangeError when `whole` is not a multiple of `increment`.
 */
export function allocate(whole: number, bases: readonly number[], increment: number): number[] {
  const sum = bases.reduce((total, base) => total + base, 0);
  if (sum === 0 || whole === 0) return bases.map(() => 0);
  if (whole % increment !== 0) throw new RangeError(`${whole} is no multiple of ${increment} minor units`);
  const step = BigInt(sum) * BigInt(increment);
  const exact = bases.map((base) => BigInt(whole) * BigInt(base));
  const parts = exact.map((share) => Number(share / step) * increment);
  const fractions = exact.map((share, index) => ({ index, rest: share % step }));
  fractions.sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  let left = (whole - parts.reduce((total, part) => total + part, 0)) / increment;
  for (const { index } of fractions) {
    if (left <= 0) break;
    parts[index] = (parts[index] ?? 0) + increment;
    left -= 1;
  }
  return parts;
}
