import type { OrderDetail, OrderItem, OrderSummary } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import type { OrderEvent } from '#service/db/schema/order-words.ts';
import type { orderItems, orders } from '#service/db/schema/orders.ts';
import type { Language } from '#service/domain/language.ts';

type OrderRow = typeof orders.$inferSelect;
type ItemRow = typeof orderItems.$inferSelect;

/** What a line of an order says of its refunds and its review. */
export type ItemAfterSales = Pick<OrderItem, 'commSts' | 'refundSn' | 'refundStatus' | 'refundableCount'>;

/** Money in minor units, delivery and insurance included; `goods` is the part without them. */
export type GivenBack = { money: number; goods: number; coins: number };

/** What an order says of what came after it. */
export type AfterSalesStanding = {
  afterSales: OrderSummary['afterSales'];
  /** A refund of it has no end yet; then it is neither received nor deleted, and its coins are not booked. */
  openRefund: boolean;
  /** What refunds of after-sales have given back of it. */
  back: GivenBack;
  /** By `orderItemId`; a line that is not there has nothing of the kind. */
  items: ReadonlyMap<number, ItemAfterSales>;
};

/**
 * Interface of refunds and reviews that orders use, injected by composition so that the nouns do not import each
 * other. Functions with `tx` work in the transaction of the transition, which holds the locks of buyer and order.
 */
export type AfterSales = {
  /** By order number; an order that is not there has `noStanding`. */
  standingsOf(
    db: Db,
    asked: { order: OrderRow; items: readonly ItemRow[] }[],
    now: Date,
  ): Promise<ReadonlyMap<string, AfterSalesStanding>>;
  /** The refunds of one order, newest first. */
  refundsOf(db: Db, orderNumber: string, language: Language, now: Date): Promise<OrderDetail['refunds']>;
  /** Refunds of a member that have no end yet, and lines that wait for a review. */
  countOf(db: Db, userId: string, now: Date): Promise<{ refund: number; toRate: number }>;
  /** What the goods of an order come to that were not given back, in minor units; coins are earned by it. */
  keptGoods(tx: Db, order: OrderRow): Promise<number>;
  /** An order has ended before its time, other than by a refund of all of it: the list of refunds shows that, too. */
  orderEnded(tx: Db, ended: { order: OrderRow; event: OrderEvent; now: Date }): Promise<void>;
};

export const noStanding: AfterSalesStanding = {
  afterSales: 'NONE',
  openRefund: false,
  back: { money: 0, goods: 0, coins: 0 },
  items: new Map(),
};

/** A line that can be neither given back nor rated. */
export const noItem: ItemAfterSales = {
  commSts: 'NONE',
  refundSn: null,
  refundStatus: null,
  refundableCount: 0,
};
