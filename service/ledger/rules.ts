import { currencies } from '#openapi/currencies.ts';
import type { ledgerUnits, mallAccounts, memberAccounts } from '#service/db/schema/ledger.ts';

export type LedgerUnit = (typeof ledgerUnits)[number];
export type MemberAccount = (typeof memberAccounts)[number];

/** One side of a posting: what comes into an account, or below 0 what goes out of it. */
export type Entry = {
  unit: LedgerUnit;
  /** Minor units of a currency, or coins. */
  amount: number;
} & (
  | { account: MemberAccount; userId: string }
  | { account: (typeof mallAccounts)[number]; userId?: undefined }
);

/** Why some entries are no posting, or undefined when they are one. */
export function postingFault(entries: readonly Entry[]): string | undefined {
  if (entries.length < 2) return 'a posting has two sides at least';
  const sums = new Map<LedgerUnit, number>();
  for (const { account, unit, amount } of entries) {
    if (!Number.isSafeInteger(amount) || amount === 0) return `${amount} is no amount`;
    if (account.includes('COINS') !== (unit === 'COIN')) return `${account} does not hold ${unit}`;
    if (unit !== 'COIN' && amount % currencies[unit].roundingIncrement !== 0)
      return `${amount} cannot be shown in ${unit}`;
    sums.set(unit, (sums.get(unit) ?? 0) + amount);
  }
  const sides = new Set(entries.map(({ account, userId, unit }) => `${account} ${userId} ${unit}`));
  if (sides.size < entries.length) return 'an account stands twice';
  const off = [...sums].find(([, sum]) => sum !== 0);
  return off && `${off[0]} is off by ${off[1]}`;
}

/** Days for which coins can still be used that an order gives back after their last day. */
export const lateBackDays = 7;

type Part = { lotId: number; coins: number };

/** Divides coins over lots in the given order; the sum is less than `coins` when the lots hold fewer. */
export function taken(lots: readonly Part[], coins: number): Part[] {
  const parts: Part[] = [];
  let left = coins;
  for (const { lotId, coins: there } of lots) {
    const part = Math.min(left, there);
    if (part <= 0) break;
    parts.push({ lotId, coins: part });
    left -= part;
  }
  return parts;
}
