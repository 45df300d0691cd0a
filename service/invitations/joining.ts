import { and, count, eq, gt, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { invitations } from '#service/db/schema/invitations.ts';
import { users } from '#service/db/schema/users.ts';
import { type Clock, daysAfter } from '#service/domain/clock.ts';
import { lockShopper } from '#service/platform/shopper-lock.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { ancestorsOf } from './chain.ts';
import { signUpFault } from './rules.ts';

/** A new account, and what is known of the browser that created it. */
export type Joined = {
  userId: string;
  /** The invite code of the request; undefined or empty when there is none. */
  invite: string | undefined;
  /** User ids of the accounts that the browser has signed in to before. */
  browserAccounts: readonly string[];
  /** The visitor's address as rate limits count it (the /64 network with IPv6). */
  address: string;
};

type JoiningParts = { db: Db; clock: Clock; hashed: (text: string) => string };

export type Joining = ReturnType<typeof joiningWith>;

/** Records which member has invited a new account. */
export function joiningWith({ db, clock, hashed }: JoiningParts) {
  /** The member with an invite code, in upper or lower case; undefined for an unknown code or a disabled account. */
  const inviterBy = async (invite: string) => {
    const [inviter] = await db
      .select({ userId: users.userId, nickName: users.nickName })
      .from(users)
      .where(and(eq(users.inviteCode, invite.trim().toUpperCase()), eq(users.enabled, true)));
    return inviter;
  };

  return {
    inviterBy,

    /** Records the inviter of a new account, once; ignores an unknown code. Locks the inviter, so that the limits per day hold. */
    async join({ userId, invite = '', browserAccounts, address }: Joined) {
      const inviter = invite === '' ? undefined : await inviterBy(invite);
      if (!inviter || inviter.userId === userId) return;
      const [now, networkHash] = [clock(), hashed(`network ${address}`)];
      await inTransaction(db, async (tx) => {
        await lockShopper(tx, inviter.userId);
        const since = daysAfter(now, -1);
        const numberOf = async (of: ReturnType<typeof eq>) => {
          const [row] = await tx
            .select({ number: count() })
            .from(invitations)
            .where(and(of, gt(invitations.invitedAt, since)));
          return row?.number ?? 0;
        };
        const notCounted = signUpFault({
          browserAccounts: browserAccounts.filter((account) => account !== userId),
          inviter: inviter.userId,
          ancestors: await ancestorsOf(tx, inviter.userId),
          ofInviterToday: await numberOf(eq(invitations.inviterUserId, inviter.userId)),
          ofNetworkToday: await numberOf(eq(invitations.networkHash, networkHash)),
        });
        await tx
          .insert(invitations)
          .values({
            inviteeUserId: userId,
            inviterUserId: inviter.userId,
            state: notCounted ? 'NOT_COUNTED' : 'INVITED',
            notCounted,
            networkHash,
            invitedAt: now,
          })
          .onConflictDoNothing();
      });
    },

    /** Deletes the network hashes of accounts older than a day, because limits count only one day. */
    async forgetNetworks() {
      await db
        .update(invitations)
        .set({ networkHash: null })
        .where(and(isNotNull(invitations.networkHash), lte(invitations.invitedAt, daysAfter(clock(), -1))));
    },
  };
}
