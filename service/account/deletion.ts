import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { users } from '#service/db/schema/users.ts';
import { deletionDay } from './deletion-rules.ts';
import type { SecurityMessages } from './security-emails.ts';
import type { Clock } from '#service/domain/clock.ts';
import { Refusal } from '#service/domain/refusal.ts';
import { eachApart } from '#service/platform/each-apart.ts';
import type { PersonalData } from '#service/platform/personal-data.ts';
import { lockShopper } from '#service/platform/shopper-lock.ts';
import { inTransaction } from '#service/platform/transaction.ts';

type DeletionParts = {
  db: Db;
  /** The personal data of every folder, in the order of erasure: folders that read the account's mail and number come before it. */
  personal: () => readonly Partial<PersonalData>[];
  /** Deletes the pictures that a person has uploaded. */
  pictures: { discardAll(userId: string): Promise<void> };
  securityMessages: SecurityMessages;
  clock: Clock;
};

export type AccountDeletionStore = ReturnType<typeof accountDeletionStore>;

/** Deletion of accounts: request, withdrawal, and erasure when it is due. */
export function accountDeletionStore({ db, personal, pictures, securityMessages, clock }: DeletionParts) {
  async function openOrders(tx: Db, userId: string): Promise<string[]> {
    const found: string[] = [];
    for (const noun of personal()) found.push(...((await noun.openOrders?.(tx, userId)) ?? []));
    return found;
  }

  async function refuseWhileOpen(tx: Db, userId: string) {
    const orderNumbers = await openOrders(tx, userId);
    if (orderNumbers.length > 0) {
      throw new Refusal('account.orders_open', { details: { orderNumbers: orderNumbers.slice(0, 50) } });
    }
  }

  /** Reads the account and locks its row until the end of the transaction. */
  async function held(tx: Db, userId: string) {
    await lockShopper(tx, userId);
    const [user] = await tx.select().from(users).where(eq(users.userId, userId));
    return user;
  }

  /** Erases one account; skipped while it has open orders. */
  const erase = (userId: string) =>
    inTransaction(db, async (tx) => {
      await lockShopper(tx, userId);
      const [due] = await tx
        .select({ userId: users.userId })
        .from(users)
        .where(and(isDue(clock()), eq(users.userId, userId)));
      if (!due || (await openOrders(tx, userId)).length > 0) return false;
      for (const noun of personal()) await noun.eraseUser?.(tx, userId, clock());
      return true;
    });

  return {
    /** Refuses while orders are open; called before the member is asked for a proof. */
    check: (userId: string) => refuseWhileOpen(db, userId),

    /**
     * Stores the request and notifies the owner; a repeated request does not move the date. Refused while orders
     * are open; the refusal lists them.
     */
    async ask(userId: string) {
      const notice = await inTransaction(db, async (tx) => {
        const user = await held(tx, userId);
        await refuseWhileOpen(tx, userId);
        if (!user) return undefined;
        const deletionAt = user.deletionAt ?? deletionDay(clock());
        await tx.update(users).set({ deletionAt }).where(eq(users.userId, userId));
        return securityMessages.deletionRequested(tx, user, deletionAt);
      });
      securityMessages.send(notice);
    },

    /** Withdraws the request and notifies the owner. */
    async cancel(userId: string) {
      const notice = await inTransaction(db, async (tx) => {
        const user = await held(tx, userId);
        if (!user?.deletionAt) return undefined;
        await tx.update(users).set({ deletionAt: null }).where(eq(users.userId, userId));
        return securityMessages.deletionCancelled(tx, user, user.deletionAt);
      });
      securityMessages.send(notice);
    },

    /** Erases the accounts that are due. */
    async eraseDue() {
      const due = await db.select({ userId: users.userId }).from(users).where(isDue(clock()));
      await eachApart(due, async ({ userId }) => {
        if (await erase(userId)) await pictures.discardAll(userId);
      });
    },
  };
}

const isDue = (now: Date) => and(lte(users.deletionAt, now), isNull(users.erasedAt));
