import type { Db } from '#service/db/database.ts';
import type { CurrencyCode } from '#service/domain/money.ts';

/** Why an order that was paid, in whole or in part, gives its money back. */
type RefundCause = 'CANCELLED' | 'GROUP_FAILED';

/**
 * Gives back what a card paid for an order; in the transaction that ends the order, so nothing is asked of a processor here.
 * Composition hands it in. Wallet and coins are given back by the order itself.
 */
export type RefundOrder = (
  tx: Db,
  asked: { orderNumber: string; cause: RefundCause; now: Date },
) => Promise<void>;

/** What orders and checkout ask of who takes cards; composition hands it in, so neither knows a processor. */
export type CardDoor = {
  /** Whether cards are taken in a currency. */
  takesCards(currency: CurrencyCode): boolean;
  refundOrder: RefundOrder;
};

/** A mall that takes no cards: nothing was paid by one, so there is nothing to give back to one. */
export const noCards: CardDoor = {
  takesCards: () => false,
  refundOrder: (_tx, { orderNumber }) =>
    Promise.reject(new Error(`${orderNumber} was paid by card where none are taken`)),
};
