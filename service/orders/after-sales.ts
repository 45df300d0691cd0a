import type { OrderDetail, OrderItem, OrderSummary } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import type { OrderEvent } from '#service/db/schema/order-words.ts';
import type { orderItems, orders } from '#service/db/schema/orders.ts';
import type { Language } from '#service/domain/language.ts';

type OrderRow = typeof orders.$inferSelect;
type ItemRow = typeof orderItems.$inferSelect;

/** The fields of an order line that tell of its refunds and its review. */
export type ItemAfterSales = Pick<OrderItem, 'commSts' | 'refundSn' | 'refundStatus' | 'refundableCount'>;

/** What an order has given back: `money` in minor units, `goods` the part of it without delivery and insurance, and coins. */
export type GivenBack = { money: number; goods: number; coins: number };

/** How an order stands with its refunds and its reviews. */
export type AfterSalesStanding = {
  afterSales: OrderSummary['afterSales'];
  /** A refund of the order has no end yet: until then the order can be neither received nor deleted, and its coins are not booked. */
  openRefund: boolean;
  /** What the finished after-sales refunds of the order have given back. */
  back: GivenBack;
  /** By `orderItemId`; a line that is missing has neither refund nor review (`noItem`). */
  items: ReadonlyMap<number, ItemAfterSales>;
};

/**
 * Interface of refunds and reviews that orders use, injected by composition so that the nouns do not import each
 * other. Functions with `tx` work in the transaction of the transition, which holds the locks of buyer and order.
 */
export type AfterSales = {
  /** Standings by order number; callers use `noStanding` for an order that is missing. */
  standingsOf(
    db: Db,
    asked: { order: OrderRow; items: readonly ItemRow[] }[],
    now: Date,
  ): Promise<ReadonlyMap<string, AfterSalesStanding>>;
  /** The refunds of one order, newest first. */
  refundsOf(db: Db, orderNumber: string, language: Language, now: Date): Promise<OrderDetail['refunds']>;
  /** Refunds of a member that have no end yet, and lines that wait for a review. */
  countOf(db: Db, userId: string, now: Date): Promise<{ refund: number; toRate: number }>;
  /** Value of the goods that the buyer has kept, in minor units; the coins that the order earns follow from this value. */
  keptGoods(tx: Db, order: OrderRow): Promise<number>;
  /** Enters an order that was cancelled, other than by an after-sales refund of all its goods, in the list of refunds. */
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
