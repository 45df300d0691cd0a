import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { addresses } from '#service/db/schema/addresses.ts';
import { announcementReads } from '#service/db/schema/announcements.ts';
import { cartItems } from '#service/db/schema/cart.ts';
import { conversations } from '#service/db/schema/chat.ts';
import { favourites } from '#service/db/schema/favourites.ts';
import { footprints } from '#service/db/schema/footprints.ts';
import { idempotencyKeys } from '#service/db/schema/idempotency-keys.ts';
import { identities } from '#service/db/schema/identities.ts';
import { knownBrowsers } from '#service/db/schema/known-browsers.ts';
import { orders } from '#service/db/schema/orders.ts';
import { products } from '#service/db/schema/products.ts';
import { sessions } from '#service/db/schema/sessions.ts';
import { shopFollows } from '#service/db/schema/shop-follows.ts';
import { shops } from '#service/db/schema/shops.ts';
import { registrations, userDevices, users } from '#service/db/schema/users.ts';
import { blankAddress, deletionDay, openOrderStates } from './deletion-rules.ts';
import type { Clock } from '#service/domain/clock.ts';
import { Refusal } from '#service/domain/refusal.ts';
import { lockShopper } from '#service/platform/shopper-lock.ts';
import { inTransaction } from '#service/platform/transaction.ts';

/** The pictures that a person has sent. */
type Pictures = { discardAll(userId: string): Promise<void> };

export type AccountDeletionStore = ReturnType<typeof accountDeletionStore>;

/** Accounts that are to be forgotten: asked for, taken back, and done when the time has come. */
export function accountDeletionStore(db: Db, uploads: Pictures, clock: Clock) {
  /** Erases one account; one that has open orders waits on. */
  const erase = (userId: string) =>
    inTransaction(db, async (tx) => {
      await lockShopper(tx, userId);
      const [due] = await tx
        .select({ userId: users.userId })
        .from(users)
        .where(and(isDue(clock()), eq(users.userId, userId)));
      if (!due || (await openOrders(tx, userId)).length > 0) return false;
      await forgetTraces(tx, userId);
      await forgetPerson(tx, userId, clock());
      return true;
    });

  return {
    /** Refuses while orders are open, before anybody is asked for a proof. */
    check: (userId: string) => refuseWhileOpen(db, userId),

    /** Notes the wish; asked again, the first day stays. Refused while orders are open, which it names. */
    ask: (userId: string) =>
      inTransaction(db, async (tx) => {
        await lockShopper(tx, userId);
        await refuseWhileOpen(tx, userId);
        await tx
          .update(users)
          .set({ deletionAt: deletionDay(clock()) })
          .where(and(eq(users.userId, userId), isNull(users.deletionAt)));
      }),

    /** Takes the wish back. */
    async cancel(userId: string) {
      await db.update(users).set({ deletionAt: null }).where(eq(users.userId, userId));
    },

    /** Erases the accounts whose day has come. */
    async eraseDue() {
      const due = await db.select({ userId: users.userId }).from(users).where(isDue(clock()));
      for (const { userId } of due) {
        if (await erase(userId)) await uploads.discardAll(userId);
      }
    },
  };
}

const isDue = (now: Date) => and(lte(users.deletionAt, now), isNull(users.erasedAt));

async function openOrders(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, [...openOrderStates])))
    .orderBy(orders.orderNumber);
  return rows.map(({ orderNumber }) => orderNumber);
}

async function refuseWhileOpen(db: Db, userId: string) {
  const orderNumbers = await openOrders(db, userId);
  if (orderNumbers.length > 0) {
    throw new Refusal('account.orders_open', { details: { orderNumbers: orderNumbers.slice(0, 50) } });
  }
}

/** Everything that hangs on the account; hearts and followers are counted down with it, in the order of their ids. */
async function forgetTraces(tx: Db, userId: string) {
  const hearts = await tx
    .delete(favourites)
    .where(eq(favourites.userId, userId))
    .returning({ id: favourites.prodId, gone: favourites.removedAt });
  for (const { id } of hearts.filter(({ gone }) => gone === null).toSorted((a, b) => a.id - b.id)) {
    await tx
      .update(products)
      .set({ favouriteCount: sql`greatest(0, ${products.favouriteCount} - 1)` })
      .where(eq(products.prodId, id));
  }
  const follows = await tx
    .delete(shopFollows)
    .where(eq(shopFollows.userId, userId))
    .returning({ id: shopFollows.shopId, gone: shopFollows.leftAt });
  for (const { id } of follows.filter(({ gone }) => gone === null).toSorted((a, b) => a.id - b.id)) {
    await tx
      .update(shops)
      .set({ followers: sql`greatest(0, ${shops.followers} - 1)` })
      .where(eq(shops.shopId, id));
  }
  for (const table of [
    addresses,
    announcementReads,
    cartItems,
    footprints,
    idempotencyKeys,
    conversations,
    sessions,
    userDevices,
    knownBrowsers,
    registrations,
    identities,
  ]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
}

/** Orders keep their amounts and states; the account keeps nothing but its number, so mobile and mail are free again. */
async function forgetPerson(tx: Db, userId: string, now: Date) {
  await tx.update(orders).set({ address: blankAddress, remarks: '' }).where(eq(orders.userId, userId));
  await tx
    .update(users)
    .set({
      nickName: '',
      avatarUrl: null,
      sex: 'N',
      birthDate: null,
      mail: null,
      mobile: null,
      enabled: false,
      passwordHash: null,
      invitedBy: null,
      language: null,
      deletionAt: null,
      erasedAt: now,
    })
    .where(eq(users.userId, userId));
}
