import type { LocalisedText } from '#service/db/schema/columns.ts';
import type { Db } from '#service/db/database.ts';
import type { OrderStatus, PaymentStatus } from '#openapi/schema.gen.ts';
import type { CurrencyCode } from '#service/domain/money.ts';

/** An order as who collects its money sees it. */
export type OrderToPay = {
  orderNumber: string;
  userId: string;
  status: OrderStatus;
  /** What is left to pay after coins and wallet, in minor units; 0 is nothing. */
  due: number;
  currency: CurrencyCode;
  /** Null of an order that never waited for its money. */
  payDeadline: Date | null;
  groupBuy: boolean;
  /** The courier may take the money: every line allows it, and it is no group buy. */
  codAllowed: boolean;
  /** One for each line, in the order of the lines. */
  prodNames: LocalisedText[];
  receiver: string;
  addrText: string;
  mobile: string;
};

/** Why an order that was paid, in whole or in part, gives its money back. */
export type RefundCause = 'CANCELLED' | 'GROUP_FAILED';

/**
 * Gives back what a card paid for an order; in the transaction that ends the order, so nothing is asked of a processor here.
 * Composition hands it in. Wallet and coins are given back by the order itself.
 */
export type RefundOrder = (
  tx: Db,
  asked: { orderNumber: string; cause: RefundCause; now: Date },
) => Promise<void>;

/** What becomes of orders when money comes or stays away; every function works in the transaction that it is given. */
export type OrderPaying = {
  /**
   * Orders of a member that are to be paid together, in the order asked for. Locks the member, then the orders by number,
   * so it comes before any other of these functions in a transaction. Throws `resource.not_found` for one that is foreign
   * or unknown.
   */
  ordersToPay(tx: Db, userId: string, orderNumbers: readonly string[]): Promise<OrderToPay[]>;
  /** The money is there: TO_PAY → TO_DELIVER or GROUPING, SUCCEEDED. Throws `order.closed` when it is TO_PAY no more. */
  orderPaid(tx: Db, paid: { orderNumber: string; payType: 'CARD' | 'WALLET'; now: Date }): Promise<void>;
  /**
   * The courier will take the money: TO_PAY → TO_DELIVER, COD_PENDING. Throws `order.closed` when it is TO_PAY no more, and
   * `paytype.not_allowed` where a line does not allow it.
   */
  payByCourier(
    tx: Db,
    chosen: { orderNumber: string; payType: 'COD_CASH' | 'COD_CARD'; now: Date },
  ): Promise<void>;
  /**
   * The deadline is over: TO_PAY → CANCELLED (PAY_TIMEOUT); stock, vouchers, coins and wallet are given back. False when it
   * is TO_PAY no more. Who calls it has made sure that no payment is with a processor.
   */
  closeUnpaid(tx: Db, closed: { orderNumber: string; now: Date }): Promise<boolean>;
  /** What the orders say of their payment; null is "not paid". It moves no order. */
  markPayStatus(tx: Db, orderNumbers: readonly string[], payStatus: PaymentStatus | null): Promise<void>;
};
