import type { Db } from '#service/db/database.ts';

/** Card money on its way back: for which order, and for which refund of after-sales, if for one. */
export type CardRefund = { orderNumber: string; refundSn: string | null };

/**
 * Callbacks of payments to refunds, injected by composition. Each works in the given transaction, which holds the
 * locks of member, orders and payment.
 */
export type RefundDoor = {
  /** The money has arrived on the card or, in its place, in the wallet. */
  cardPaid(tx: Db, refund: CardRefund, now: Date): Promise<void>;
  /** The processor refuses it; it is tried again later. */
  cardRefused(tx: Db, refund: CardRefund, now: Date): Promise<void>;
  /** The bank has sent back what a card had; it is in the wallet now. */
  cardReturned(tx: Db, refund: CardRefund & { amount: number }, now: Date): Promise<void>;
};
