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

/** As many friends as one run takes; the next one goes on. */
const atOnce = 500;

/** What invitations ask of orders; composition hands it in. */
export type KeptOrders = {
  /**
   * Whether an order that nothing can be sent back of any more was kept, in whole or in part: null while a refund of it has
   * no end.
   */
  isKept(tx: Db, orderNumber: string): Promise<boolean | null>;
};

type ConfirmingParts = { db: Db; clock: Clock; keptOrders: KeptOrders };

/** Confirms friends whose first order is kept, and books the coins of both, once. */
export function confirmingWith({ db, clock, keptOrders }: ConfirmingParts) {
  const over = (now: Date) =>
    and(eq(orders.status, 'COMPLETED'), lte(orders.finallyTime, daysAfter(now, -limits.returnDays)));

  /** The region of the first order that was kept; undefined while there is none. */
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
    // Both members are held, in the order in which the ledger holds them, before anything of theirs is read.
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
    /** Looks at the friends who may be confirmed by now, each in a transaction of its own. */
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
