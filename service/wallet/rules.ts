import { calendarDay, dayIn } from '#service/domain/calendar.ts';
import type { WalletRecord, WalletRecordGroup } from '#openapi/schema.gen.ts';

/** A posting's side in a wallet: what moved, and where the other side lies. */
export type WalletMove = {
  /** How the cause is named: `order:<number>:held`, `refund:<number>`, `desk:<id>` (service/ledger). */
  source: string;
  /** Minor units; below 0 what went out. */
  amount: number;
  /** True where the money came back from what an order had put aside, and not from what it had spent. */
  wasHeld: boolean;
};

/** What a move of the wallet is called (S1.37), and the order that it is for. */
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

/** The number of the refund that a posting paid out: one of a card that did not take it (`prf_…`), or one of after-sales. */
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

/** Where the drawing of a wallet begins: the first moment of the month two before this one, by the calendar of the region. */
export function beginsAt(timeZone: string, now: Date): Date {
  const [year = 0, month = 1] = dayIn(timeZone, now).split('-').map(Number);
  // It is the first day in every zone at 11:00 UTC, from ten hours behind to twelve ahead: wherever the mall sells.
  return calendarDay(timeZone, new Date(Date.UTC(year, month - 3, 1, 11))).startTime;
}
