import type { Db } from '#service/db/database.ts';
import { Refusal } from '#service/domain/refusal.ts';
import { openPaymentOf } from './payment-rows.ts';
import type { Settle } from './settle.ts';

/**
 * Ends the try to pay for an order that is about to be cancelled, in the transaction that cancels it: a challenge is given up
 * here, and the processor hears of it later (api.md 7.3). Throws `pay.in_progress` while the processor has the money in its
 * hands. The caller holds the member.
 */
export const endOpenWith =
  (settle: Settle) =>
  async (tx: Db, orderNumber: string): Promise<void> => {
    const running = await openPaymentOf(tx, [orderNumber]);
    if (!running) return;
    if (running.status !== 'REQUIRES_ACTION') throw new Refusal('pay.in_progress');
    const ended = await settle.happened(tx, running.payNo, 'expire', { voidDue: true });
    if (ended.status !== 'EXPIRED') throw new Refusal('pay.in_progress');
  };
