import type { Db } from '#service/db/database.ts';
import type { NoticeFacts } from '#service/db/schema/order-notices.ts';
import type { OrderEvent } from '#service/db/schema/order-words.ts';
import type { orders } from '#service/db/schema/orders.ts';
import type { ShopperMails } from '#service/mail-preferences/shopper-mails.ts';
import type { Outbox } from '#service/platform/outbox.ts';
import type { AfterSales } from './after-sales.ts';
import type { RefundOrder } from './card-door.ts';

type OrderRow = typeof orders.$inferSelect;

/** What the effects of a move need from outside the orders folder. */
export type OrderDoors = {
  outbox: Pick<Outbox, 'write'>;
  mails: ShopperMails;
  refundOrder: RefundOrder;
  afterSales: AfterSales;
};

/** Facts for the notice about a move; `of` tells this cause from other causes of the same kind at the order, as a parcel id does. */
export type Telling = { facts: NoticeFacts; of?: string };

/** A move under way; the order is as it was before it. */
export type Moved = {
  tx: Db;
  order: OrderRow;
  event: OrderEvent;
  now: Date;
  doors: OrderDoors;
  tells?: Telling | undefined;
};
