import { and, asc, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { cartItems } from '#service/db/schema/cart.ts';
import { liveEvents } from '#service/db/schema/live-events.ts';
import { commitSeconds, keptMinutes, replayedMax } from './rules.ts';
import type { Told } from './told.ts';

export type LiveEvents = ReturnType<typeof liveEventStore>;

/** The events that are kept, and who has what in the cart. */
export function liveEventStore(db: Db) {
  const kept = sql`clock_timestamp() - make_interval(mins => ${keptMinutes})`;
  const skusOf = (userId: string) =>
    db.select({ skuId: cartItems.skuId }).from(cartItems).where(eq(cartItems.userId, userId));

  return {
    /** The number of the latest event of all; 0 where none is kept. */
    async newest(): Promise<number> {
      const [row] = await db
        .select({ seq: liveEvents.seq })
        .from(liveEvents)
        .orderBy(desc(liveEvents.seq))
        .limit(1);
      return row?.seq ?? 0;
    },

    /**
     * What a member was to hear after an event, the oldest first, with what came to light late (`commitSeconds`); undefined
     * where that event is not kept any more or too much has happened since.
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

    /** Who of some members has which of some SKUs in the cart. */
    async holders(skuIds: readonly number[], userIds: readonly string[]) {
      return db
        .selectDistinct({ userId: cartItems.userId, skuId: cartItems.skuId })
        .from(cartItems)
        .where(and(inArray(cartItems.skuId, [...skuIds]), inArray(cartItems.userId, [...userIds])));
    },

    /** Removes what is kept no longer. */
    async clean(): Promise<void> {
      await db.delete(liveEvents).where(lt(liveEvents.at, kept));
    },
  };
}
