import type { Db } from '#service/db/database.ts';

/** Card money on its way back: for which order, and for which refund of after-sales, if for one. */
export type CardRefund = { orderNumber: string; refundSn: string | null };

/**
 * What payments tell whoever asked for money to go back; composition hands it in. Each function works in the transaction that
 * it is given, which holds the member, the orders and the payment.
 */
export type RefundDoor = {
  /** A card, or in its place the wallet, has what it was to get. */
  cardPaid(tx: Db, refund: CardRefund, now: Date): Promise<void>;
  /** The processor refuses it; it is tried again later. */
  cardRefused(tx: Db, refund: CardRefund, now: Date): Promise<void>;
  /** The bank has sent back what a card had; it is in the wallet now. */
  cardReturned(tx: Db, refund: CardRefund & { amount: number }, now: Date): Promise<void>;
};
