import type { Db } from '#service/db/database.ts';
import type { CurrencyCode } from '#service/domain/money.ts';

/** Why an order that was paid, in whole or in part, gives its money back. */
type RefundCause = 'CANCELLED' | 'GROUP_FAILED';

/**
 * Writes down that what a card paid for an order goes back. Runs in the transaction that ends the order, so the processor is
 * asked later, by a job. Wallet and coins are given back by the order itself. Injected by composition.
 */
export type RefundOrder = (
  tx: Db,
  asked: { orderNumber: string; cause: RefundCause; now: Date },
) => Promise<void>;

/** Interface of card payments for orders and checkout, injected by composition so that neither of them imports a processor. */
export type CardDoor = {
  /** Whether cards are taken in a currency. */
  takesCards(currency: CurrencyCode): boolean;
  refundOrder: RefundOrder;
};

/** For a mall that takes no cards; `refundOrder` rejects, since no order can have been paid by card. */
export const noCards: CardDoor = {
  takesCards: () => false,
  refundOrder: (_tx, { orderNumber }) =>
    Promise.reject(new Error(`${orderNumber} was paid by card where none are taken`)),
};
