import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { orders } from '#service/db/schema/orders.ts';
import { refundStatuses } from '#service/db/schema/refund-words.ts';
import { refundItems, refundParcels, refunds } from '#service/db/schema/refunds.ts';
import { type ReturnPlace, shops } from '#service/db/schema/shops.ts';

export type DeskRefundStore = ReturnType<typeof deskRefundStore>;

/** The states in which the shop has to act. */
const waiting = ['APPLIED', 'RETURN_SHIPPED'] as const;

const columns = {
  refundSn: refunds.refundSn,
  orderNumber: refunds.orderNumber,
  kind: refunds.kind,
  applyType: refunds.applyType,
  status: refunds.status,
  reason: refunds.reason,
  words: refunds.words,
  pics: refunds.pics,
  amount: refunds.amount,
  coins: refunds.coins,
  currency: refunds.currency,
  deadline: refunds.deadline,
  createdAt: refunds.createdAt,
  shop: shops.name,
  pieces: sql<number>`(select coalesce(sum(${refundItems.count}), 0)::int from ${refundItems} where ${refundItems.refundSn} = ${refunds.refundSn})`,
};

/** Queries of refunds for the desk, and the return address of a shop. */
export function deskRefundStore(db: Db) {
  const listed = () =>
    db
      .select(columns)
      .from(refunds)
      .innerJoin(orders, eq(orders.orderNumber, refunds.orderNumber))
      .innerJoin(shops, eq(shops.shopId, orders.shopId));
  const newestFirst = [desc(refunds.createdAt), desc(refunds.refundSn)];

  return {
    /** The newest refunds of the mall, of one state or of all. */
    list: (status: string | undefined, limit: number) =>
      listed()
        .where(
          status === undefined
            ? undefined
            : inArray(
                refunds.status,
                refundStatuses.filter((known) => known === status),
              ),
        )
        .orderBy(...newestFirst)
        .limit(limit),

    /** After-sales refunds that wait for the shop, the nearest deadline first. */
    waiting: (limit: number) =>
      listed()
        .where(and(eq(refunds.kind, 'AFTER_SALES'), inArray(refunds.status, [...waiting])))
        .orderBy(refunds.deadline)
        .limit(limit),

    async one(refundSn: string) {
      const [found] = await listed().where(eq(refunds.refundSn, refundSn));
      const [parcel] = await db.select().from(refundParcels).where(eq(refundParcels.refundSn, refundSn));
      return found && { ...found, parcel };
    },

    /** Sets the return address of a shop; null when goods go back to the mall. False for an unknown shop. */
    async setReturnPlace(shopId: number, returnsTo: ReturnPlace | null): Promise<boolean> {
      const set = await db
        .update(shops)
        .set({ returnsTo })
        .where(eq(shops.shopId, shopId))
        .returning({ shopId: shops.shopId });
      return set.length > 0;
    },
  };
}
