import { calendarDay, dayIn } from '#service/domain/calendar.ts';
import type { WalletRecord, WalletRecordGroup } from '#openapi/schema.gen.ts';

/** An entry of the account WALLET, with what decides its kind. */
export type WalletMove = {
  /** How the cause is named: `order:<number>:held`, `refund:<number>`, `desk:<id>` (service/ledger). */
  source: string;
  /** Minor units; below 0 what went out. */
  amount: number;
  /** True when the money came back from WALLET_HELD, where an order had put it aside, and not from spent money. */
  wasHeld: boolean;
};

/** The kind of a wallet record (S1.37), and its order number where the source contains one, else null. */
export function wordOf({ source, amount, wasHeld }: WalletMove): {
  kind: WalletRecord['kind'];
  orderNumber: string | null;
} {
  const [cause, id = ''] = source.split(':');
  if (cause === 'order') {
    if (amount < 0) return { kind: 'SPEND', orderNumber: id };
    return { kind: wasHeld ? 'SPEND_BACK' : 'REFUND', orderNumber: id };
  }
  if (cause === 'refund') return { kind: 'REFUND', orderNumber: null };
  return { kind: cause === 'desk' || amount < 0 ? 'ADJUST' : 'REWARD', orderNumber: null };
}

/** The refund number in a source: `prf_…` of a card that did not take the money, or that of an after-sales refund; else undefined. */
export const refundOf = (source: string) => /^refund:([^:]+)/.exec(source)?.[1];

const groups: Record<WalletRecord['kind'], WalletRecordGroup> = {
  REFUND: 'REFUNDS',
  SPEND_BACK: 'REFUNDS',
  REWARD: 'REWARDS',
  ADJUST: 'REWARDS',
  SPEND: 'SPENT',
};

/** In which group of the list a record stands. */
export const groupOf = (kind: WalletRecord['kind']): WalletRecordGroup => groups[kind];

/** Start of the chart of a wallet: the first moment of the month two months before this one, in the calendar of the region. */
export function beginsAt(timeZone: string, now: Date): Date {
  const [year = 0, month = 1] = dayIn(timeZone, now).split('-').map(Number);
  // At 11:00 UTC it is the same date in all time zones from UTC-10 to UTC+12, which covers all regions of the mall.
  return calendarDay(timeZone, new Date(Date.UTC(year, month - 3, 1, 11))).startTime;
}
