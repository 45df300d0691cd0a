import type { Db } from '#service/db/database.ts';

/** A refund to a card: of which order, and for which after-sales refund; `refundSn` is null for a cancellation or late money. */
export type CardRefund = { orderNumber: string; refundSn: string | null };

/**
 * Callbacks of payments to refunds, injected by composition. Each works in the given transaction, which holds the
 * locks of member, orders and payment.
 */
export type RefundDoor = {
  /** The money has arrived on the card or, in its place, in the wallet. */
  cardPaid(tx: Db, refund: CardRefund, now: Date): Promise<void>;
  /** The processor has refused the refund to the card; it is tried again later. */
  cardRefused(tx: Db, refund: CardRefund, now: Date): Promise<void>;
  /** The bank has sent back a refund that the card had; the money is in the wallet now. */
  cardReturned(tx: Db, refund: CardRefund & { amount: number }, now: Date): Promise<void>;
};
