import { and, count, eq, gt, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { invitations } from '#service/db/schema/invitations.ts';
import { users } from '#service/db/schema/users.ts';
import { type Clock, daysAfter } from '#service/domain/clock.ts';
import { lockShopper } from '#service/platform/shopper-lock.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { ancestorsOf } from './chain.ts';
import { signUpFault } from './rules.ts';

/** An account that was just made, and what its browser said with it. */
export type Joined = {
  userId: string;
  /** The invite code as it was given; undefined or empty for none. */
  invite: string | undefined;
  /** Accounts that the browser had signed in to before. */
  browserAccounts: readonly string[];
  /** The visitor's network, as limits know it. */
  address: string;
};

type JoiningParts = { db: Db; clock: Clock; hashed: (text: string) => string };

export type Joining = ReturnType<typeof joiningWith>;

/** Writes down who came by whose code. */
export function joiningWith({ db, clock, hashed }: JoiningParts) {
  /** The member whose code it is, in any case of letters; a closed account invites nobody. */
  const inviterBy = async (invite: string) => {
    const [inviter] = await db
      .select({ userId: users.userId, nickName: users.nickName })
      .from(users)
      .where(and(eq(users.inviteCode, invite.trim().toUpperCase()), eq(users.enabled, true)));
    return inviter;
  };

  return {
    inviterBy,

    /** Keeps by whom a new account came, once; a code that is not known is passed over. The inviter is held, so that limits count. */
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

    /** Forgets from which networks accounts were made: after a day nothing is counted by them. */
    async forgetNetworks() {
      await db
        .update(invitations)
        .set({ networkHash: null })
        .where(and(isNotNull(invitations.networkHash), lte(invitations.invitedAt, daysAfter(clock(), -1))));
    },
  };
}
