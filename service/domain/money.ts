/** The smallest step in which a currency's amounts move, in minor units: LAK has no coins below one kip. */
export const roundingIncrement = { LKR: 1, CNY: 1, LAK: 100, TRY: 1 } as const;

export type CurrencyCode = keyof typeof roundingIncrement;

/** An amount as the contract writes it: integer minor units and the currency. */
export type Money = { amount: number; currency: CurrencyCode };

/** `numerator / denominator` rounded half up to the currency's step, exactly, without floating point. */
export function roundHalfUp(numerator: number, denominator: number, increment: number): number {
  const step = BigInt(denominator) * BigInt(increment);
  const steps = (2n * BigInt(numerator) + step) / (2n * step);
  return Number(steps) * increment;
}

/**
 * Divides `whole` over `bases` in proportion, in steps of `increment`: the rest goes to the largest fractions,
 * ties to the earlier one, and the parts always add up to the whole.
 */
export function allocate(whole: number, bases: readonly number[], increment: number): number[] {
  const sum = bases.reduce((total, base) => total + base, 0);
  if (sum === 0 || whole === 0) return bases.map(() => 0);
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
