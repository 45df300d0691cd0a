import { randomInt } from 'node:crypto';
import { and, eq, lt, or } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { identities, spentTokens } from '#service/db/schema/identities.ts';
import { users } from '#service/db/schema/users.ts';
import { daysAfter } from '#service/domain/clock.ts';
import type { Identity, IdentityProvider } from '#service/domain/provider-identity.ts';
import { type AccountKey, newAccount } from './new-account.ts';
import { inTransaction } from '#service/platform/transaction.ts';

type Entry = { provider: IdentityProvider; identity: Identity; regionId: number; now: Date };

const nickNameMax = 60;

/** The mail, else the number, that a new account gets from its identity provider; empty when the provider has proven neither. */
const keyOf = ({ mail, mobile }: Identity): AccountKey | Record<string, never> =>
  mail ? { mail } : mobile ? { mobile } : {};

export type IdentityStore = ReturnType<typeof identityStore>;

/** The accounts of people whom a provider signs in. */
export function identityStore(db: Db) {
  const known = async (tx: Db, provider: IdentityProvider, subject: string) => {
    const [found] = await tx
      .select({ user: users })
      .from(identities)
      .innerJoin(users, eq(users.userId, identities.userId))
      .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
    return found?.user;
  };

  /** The account that a proven mail or number belongs to. */
  const proven = async (tx: Db, { mail, mobile }: Identity) => {
    if (!mail && !mobile) return undefined;
    const [user] = await tx
      .select()
      .from(users)
      .where(or(mail ? eq(users.mail, mail) : undefined, mobile ? eq(users.mobile, mobile) : undefined))
      .limit(1);
    return user;
  };

  return {
    /** Marks an identity token as used; false when it was used before. */
    async spend(tokenHash: string, now: Date): Promise<boolean> {
      const spent = await db
        .insert(spentTokens)
        .values({ tokenHash, spentAt: now })
        .onConflictDoNothing()
        .returning();
      return spent.length > 0;
    },

    /**
     * The account of a person: the account that is linked to the provider's `subject`, else the one with the same proven mail or
     * number, else a new one. The region of the latest login becomes the account's region.
     */
    enter: ({ provider, identity, regionId, now }: Entry) =>
      inTransaction(db, async (tx) => {
        for (;;) {
          const { subject, name } = identity;
          const before = (await known(tx, provider, subject)) ?? (await proven(tx, identity));
          const nickName = name
            ? [...name].slice(0, nickNameMax).join('')
            : `Shopper ${randomInt(1_000, 10_000)}`;
          const [made] = before
            ? []
            : await tx
                .insert(users)
                .values({ ...newAccount(keyOf(identity), regionId, now), nickName })
                .onConflictDoNothing()
                .returning();
          const user = before ?? made;
          if (!user) continue;
          if (before) await tx.update(users).set({ regionId }).where(eq(users.userId, user.userId));
          const [joined] = await tx
            .insert(identities)
            .values({ provider, subject, userId: user.userId, createdAt: now })
            .onConflictDoNothing()
            .returning();
          const owner = joined ? user : await known(tx, provider, subject);
          // A concurrent request has linked the same person first: the account created here is deleted.
          if (owner && owner.userId !== user.userId && made)
            await tx.delete(users).where(eq(users.userId, made.userId));
          if (owner) return { user: { ...owner, regionId }, isNewUser: made?.userId === owner.userId };
        }
      }),

    /** Deletes identity tokens that were used more than a day ago: they have expired. */
    async sweep(now: Date) {
      await db.delete(spentTokens).where(lt(spentTokens.spentAt, daysAfter(now, -1)));
    },
  };
}
