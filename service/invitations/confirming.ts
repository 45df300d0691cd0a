import { and, asc, count, eq, exists, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { invitations } from '#service/db/schema/invitations.ts';
import { orders } from '#service/db/schema/orders.ts';
import { users } from '#service/db/schema/users.ts';
import { type Clock, daysAfter } from '#service/domain/clock.ts';
import { post } from '#service/ledger/ledger.ts';
import { invitationSource } from '#service/ledger/sources.ts';
import { eachApart } from '#service/platform/each-apart.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { ancestorsOf } from './chain.ts';
import { confirmationFault, limits, monthDays, reward } from './rules.ts';
import { tracesOf } from './traces.ts';

/** Friends that one run of the job confirms at most; the next run goes on. */
const atOnce = 500;

/** Interface of orders that invitations use; injected by composition. */
export type KeptOrders = {
  /**
   * For an order whose return window is over: true when the buyer has kept at least a part of it; null while a refund of it is not
   * finished.
   */
  isKept(tx: Db, orderNumber: string): Promise<boolean | null>;
};

type ConfirmingParts = { db: Db; clock: Clock; keptOrders: KeptOrders };

/** Confirms friends whose first order is kept, and books the coins of both, once. */
export function confirmingWith({ db, clock, keptOrders }: ConfirmingParts) {
  const over = (now: Date) =>
    and(eq(orders.status, 'COMPLETED'), lte(orders.finallyTime, daysAfter(now, -limits.returnDays)));

  /** The region of the first kept order; undefined while there is none, or an earlier order has an unfinished refund. */
  async function keptRegion(tx: Db, userId: string, now: Date): Promise<number | undefined> {
    const completed = await tx
      .select({ orderNumber: orders.orderNumber, regionId: orders.regionId })
      .from(orders)
      .where(and(eq(orders.userId, userId), over(now)))
      .orderBy(asc(orders.finallyTime), asc(orders.orderNumber));
    for (const { orderNumber, regionId } of completed) {
      const kept = await keptOrders.isKept(tx, orderNumber);
      if (kept === null) return undefined;
      if (kept) return regionId;
    }
    return undefined;
  }

  async function confirm(tx: Db, inviteeUserId: string) {
    const now = clock();
    const [found] = await tx.select().from(invitations).where(eq(invitations.inviteeUserId, inviteeUserId));
    if (!found || found.state !== 'INVITED') return;
    const { inviterUserId } = found;
    // Locks both members before reading their data, in the same order as the ledger, to avoid deadlocks.
    await tx
      .select({ userId: users.userId })
      .from(users)
      .where(sql`${users.userId} in (${inviterUserId}, ${inviteeUserId})`)
      .orderBy(asc(users.userId))
      .for('update');
    const [row] = await tx
      .select({ state: invitations.state, enabled: users.enabled })
      .from(invitations)
      .innerJoin(users, eq(users.userId, invitations.inviterUserId))
      .where(eq(invitations.inviteeUserId, inviteeUserId));
    if (row?.state !== 'INVITED' || !row.enabled) return;
    const regionId = await keptRegion(tx, inviteeUserId, now);
    if (regionId === undefined) return;
    const [lately] = await tx
      .select({ number: count() })
      .from(invitations)
      .where(
        and(
          eq(invitations.inviterUserId, inviterUserId),
          eq(invitations.state, 'CONFIRMED'),
          gt(invitations.confirmedAt, daysAfter(now, -monthDays)),
        ),
      );
    const ancestors = [];
    for (const ancestor of await ancestorsOf(tx, inviterUserId)) ancestors.push(await tracesOf(tx, ancestor));
    const notCounted = confirmationFault({
      friend: await tracesOf(tx, inviteeUserId),
      inviter: await tracesOf(tx, inviterUserId),
      ancestors,
      confirmedLately: lately?.number ?? 0,
    });
    const { perConfirmedCoins, friendCoins } = reward;
    await tx
      .update(invitations)
      .set(
        notCounted
          ? { state: 'NOT_COUNTED', notCounted }
          : { state: 'CONFIRMED', confirmedAt: now, regionId, coins: perConfirmedCoins },
      )
      .where(eq(invitations.inviteeUserId, inviteeUserId));
    if (notCounted) return;
    await post(tx, {
      source: invitationSource(inviteeUserId),
      entries: [
        { account: 'MALL_COINS', unit: 'COIN', amount: -perConfirmedCoins - friendCoins },
        { account: 'COINS', userId: inviterUserId, unit: 'COIN', amount: perConfirmedCoins },
        { account: 'COINS', userId: inviteeUserId, unit: 'COIN', amount: friendCoins },
      ],
      at: now,
    });
  }

  return {
    /** Checks all friends who may be confirmed now, each in a transaction of its own. */
    async confirmDue() {
      const ordered = db
        .select({ found: sql`1` })
        .from(orders)
        .where(and(eq(orders.userId, invitations.inviteeUserId), over(clock())));
      const due = await db
        .select({ userId: invitations.inviteeUserId })
        .from(invitations)
        .where(and(eq(invitations.state, 'INVITED'), exists(ordered)))
        .orderBy(asc(invitations.invitedAt))
        .limit(atOnce);
      await eachApart(due, ({ userId }) => inTransaction(db, (tx) => confirm(tx, userId)));
    },
  };
}
