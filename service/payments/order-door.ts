import type { OrderStatus, PaymentStatus } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import type { LocalisedText } from '#service/db/schema/columns.ts';
import type { CurrencyCode } from '#service/domain/money.ts';
import type { GroupBuyFacts } from '#service/offers/group-buy-state.ts';
import type { AmountTable } from '#service/domain/totals.ts';

/** What payments know of an order. */
export type OrderToPay = {
  orderNumber: string;
  userId: string;
  status: OrderStatus;
  /** What is left to pay after coins and wallet, in minor units; 0 is nothing. */
  due: number;
  currency: CurrencyCode;
  /** The sums of the order, from the goods to the total, in minor units. */
  amounts: AmountTable;
  /** Null for an order that was never TO_PAY. */
  payDeadline: Date | null;
  groupBuy: boolean;
  /** The courier may take the money: every line allows it, and it is no group buy. */
  codAllowed: boolean;
  /** The group buy that the order joins, or null; an order is not paid once its group buy has timed out. */
  group: GroupBuyFacts | null;
  /** One for each line, in the order of the lines. */
  prodNames: LocalisedText[];
  receiver: string;
  addrText: string;
  mobile: string;
};

/**
 * Interface of orders that payments use, injected by composition and implemented in `service/orders/paying.ts`.
 * Every function works in the given transaction.
 */
export type OrderDoor = {
  /** Locks the member, then the orders; `resource.not_found` for one that is foreign or unknown. */
  ordersToPay(tx: Db, userId: string, orderNumbers: readonly string[]): Promise<OrderToPay[]>;
  ordersToShow(db: Db, userId: string, orderNumbers: readonly string[]): Promise<OrderToPay[]>;
  orderPaid(tx: Db, paid: { orderNumber: string; payType: 'CARD' | 'WALLET'; now: Date }): Promise<void>;
  payByCourier(
    tx: Db,
    chosen: { orderNumber: string; payType: 'COD_CASH' | 'COD_CARD'; now: Date },
  ): Promise<void>;
  closeUnpaid(tx: Db, closed: { orderNumber: string; now: Date }): Promise<boolean>;
  markPayStatus(tx: Db, orderNumbers: readonly string[], payStatus: PaymentStatus | null): Promise<void>;
};
