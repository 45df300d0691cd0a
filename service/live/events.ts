import { and, asc, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { cartItems } from '#service/db/schema/cart.ts';
import { liveEvents } from '#service/db/schema/live-events.ts';
import { commitSeconds, keptMinutes, replayedMax } from './rules.ts';
import type { Told } from './told.ts';

export type LiveEvents = ReturnType<typeof liveEventStore>;

/** Queries of the stored live events, and of carts. */
export function liveEventStore(db: Db) {
  const kept = sql`clock_timestamp() - make_interval(mins => ${keptMinutes})`;
  const skusOf = (userId: string) =>
    db.select({ skuId: cartItems.skuId }).from(cartItems).where(eq(cartItems.userId, userId));

  return {
    /** The number (`seq`) of the latest event of all members; 0 when none is stored. */
    async newest(): Promise<number> {
      const [row] = await db
        .select({ seq: liveEvents.seq })
        .from(liveEvents)
        .orderBy(desc(liveEvents.seq))
        .limit(1);
      return row?.seq ?? 0;
    },

    /**
     * The events of a member after the event `seq`, the oldest first, with those of the `commitSeconds` before it, which may have
     * been committed later. Undefined when the event is not stored any more, or more than `replayedMax` events have followed.
     */
    async since(userId: string, seq: number): Promise<Told[] | undefined> {
      const late = sql`(select ${liveEvents.at} from ${liveEvents} where ${liveEvents.seq} = ${seq}) - make_interval(secs => ${commitSeconds})`;
      const [last] = await db
        .select({ seq: liveEvents.seq })
        .from(liveEvents)
        .where(and(eq(liveEvents.seq, seq), gt(liveEvents.at, kept)));
      if (!last) return undefined;
      const rows = await db
        .select()
        .from(liveEvents)
        .where(
          and(
            or(eq(liveEvents.userId, userId), inArray(liveEvents.skuId, skusOf(userId))),
            or(gt(liveEvents.seq, seq), gt(liveEvents.at, late)),
            ne(liveEvents.seq, seq),
          ),
        )
        .orderBy(asc(liveEvents.seq))
        .limit(replayedMax + 1);
      if (rows.length > replayedMax) return undefined;
      return rows.map(({ at: _at, ...told }) => told as Told);
    },

    /** Which of the given members have which of the given SKUs in the cart. */
    async holders(skuIds: readonly number[], userIds: readonly string[]) {
      return db
        .selectDistinct({ userId: cartItems.userId, skuId: cartItems.skuId })
        .from(cartItems)
        .where(and(inArray(cartItems.skuId, [...skuIds]), inArray(cartItems.userId, [...userIds])));
    },

    /** Deletes events that are older than `keptMinutes`. */
    async clean(): Promise<void> {
      await db.delete(liveEvents).where(lt(liveEvents.at, kept));
    },
  };
}
