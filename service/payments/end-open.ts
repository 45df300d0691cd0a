import type { Db } from '#service/db/database.ts';
import { Refusal } from '#service/domain/refusal.ts';
import { openPaymentOf } from './payment-rows.ts';
import type { Settle } from './settle.ts';

/**
 * Ends the open payment of an order that is being cancelled, in the same transaction: one that waits for the buyer is ended
 * here, and cancelled at the processor later. Throws `pay.in_progress` while the payment is with the processor. The caller holds
 * the member's lock.
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
