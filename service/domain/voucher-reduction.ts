import { type CurrencyCode, roundDown, shareOf } from './money.ts';

/** What a voucher takes off; amounts are minor units of one currency. */
export type VoucherTerms =
  | { type: 'PERCENT'; percentOff: number; capAmount: number | null }
  | { type: 'AMOUNT'; reduceAmount: number }
  | { type: 'FREE_SHIPPING'; capAmount: number | null };

/**
 * What a voucher takes off its base: the goods of its scope, or the delivery fee of FREE_SHIPPING. Never more than the
 * base, and always an amount that the currency can show.
 */
export function voucherReduction(terms: VoucherTerms, base: number, currency: CurrencyCode): number {
  const wished =
    terms.type === 'PERCENT'
      ? shareOf(base, terms.percentOff * 100, currency)
      : terms.type === 'AMOUNT'
        ? terms.reduceAmount
        : base;
  const cap = terms.type === 'AMOUNT' ? base : (terms.capAmount ?? base);
  return roundDown(Math.min(wished, cap, base), currency);
}
