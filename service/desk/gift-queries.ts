import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { groupBuys } from '#service/db/schema/group-buys.ts';
import { heldVouchers, promoCodes } from '#service/db/schema/held-vouchers.ts';
import { regions } from '#service/db/schema/regions.ts';
import { users } from '#service/db/schema/users.ts';
import { vouchers } from '#service/db/schema/vouchers.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { CurrencyCode } from '#service/domain/money.ts';
import { joinGroup } from '#service/group-buys/joins.ts';
import { post } from '#service/ledger/ledger.ts';
import { deskSource } from '#service/ledger/sources.ts';
import { inTransaction } from '#service/platform/transaction.ts';

/** Money in minor units, or coins, perhaps with the last day on which they can be used (yyyy-MM-dd). */
type Gift = { unit: CurrencyCode | 'COIN'; amount: number; coinsUntil?: string };

export type DeskGifts = ReturnType<typeof deskGifts>;

/** Queries of the desk that give members coins and money, join pieces of a group buy, and withdraw vouchers. */
export function deskGifts(db: Db, clock: Clock) {
  return {
    /** The user id of a member by mail or mobile number; undefined when there is none. */
    async memberOf(to: string): Promise<string | undefined> {
      const [found] = await db
        .select({ userId: users.userId })
        .from(users)
        .where(or(eq(users.mail, to.toLowerCase()), eq(users.mobile, to)));
      return found?.userId;
    },

    async give(userId: string, { unit, amount, ...coins }: Gift) {
      if (amount === 0) return;
      const [own, mall] =
        unit === 'COIN' ? (['COINS', 'MALL_COINS'] as const) : (['WALLET', 'MALL_MONEY'] as const);
      const entries = [
        { account: mall, unit, amount: -amount },
        { account: own, userId, unit, amount },
      ];
      await inTransaction(db, (tx) =>
        post(tx, { ...coins, source: deskSource(randomUUID()), entries, at: clock() }),
      );
    },

    codes: () =>
      db
        .select({
          code: promoCodes.code,
          country: regions.countryCode,
          couponId: promoCodes.couponId,
          name: sql<string>`${vouchers.name}->>'en'`,
          left: sql<number>`${vouchers.total} - ${vouchers.collected}`.mapWith(Number),
        })
        .from(promoCodes)
        .innerJoin(vouchers, eq(vouchers.couponId, promoCodes.couponId))
        .innerJoin(regions, eq(regions.regionId, promoCodes.regionId))
        .orderBy(asc(promoCodes.code), asc(regions.seq)),

    /**
     * Withdraws a voucher and returns how many held vouchers were taken back. A held voucher that an order has locked is withdrawn
     * later, if the order gives it back.
     */
    withdraw: (couponId: number): Promise<number> =>
      inTransaction(db, async (tx) => {
        // Collecting locks this row first, so nobody can collect the voucher after this update.
        await tx
          .update(vouchers)
          .set({ withdrawnAt: clock() })
          .where(and(eq(vouchers.couponId, couponId), isNull(vouchers.withdrawnAt)));
        const taken = await tx
          .update(heldVouchers)
          .set({ status: 'WITHDRAWN' })
          .where(and(eq(heldVouchers.couponId, couponId), eq(heldVouchers.status, 'COLLECTED')))
          .returning({ id: heldVouchers.couponUserId });
        return taken.length;
      }),

    async joinGroup(groupBuyId: number, pieces: number) {
      if (pieces > 0) await joinGroup(db, { groupBuyId, pieces, now: clock() });
      const [stands] = await db.select().from(groupBuys).where(eq(groupBuys.groupBuyId, groupBuyId));
      return stands;
    },
  };
}
