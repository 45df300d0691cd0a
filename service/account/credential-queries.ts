import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { userDevices, users } from '#service/db/schema/users.ts';
import type { Language } from '#service/domain/language.ts';
import { type AccountKey, newAccount } from './new-account.ts';
import { databaseCode } from '#service/platform/transaction.ts';

/** SQLSTATE of a violated unique constraint. */
const notUnique = '23505';

type NewAccount = {
  key: AccountKey;
  regionId: number;
  nickName: string;
  passwordHash: string;
  now: Date;
};

export type CredentialStore = ReturnType<typeof credentialStore>;

/** Queries of credentials: number or mail, password hash, and the kinds of device an account has signed in on. */
export function credentialStore(db: Db) {
  return {
    async find(key: AccountKey) {
      const where = 'mobile' in key ? eq(users.mobile, key.mobile) : eq(users.mail, key.mail);
      const [user] = await db.select().from(users).where(where);
      return user;
    },

    async byId(userId: string) {
      const [user] = await db.select().from(users).where(eq(users.userId, userId));
      return user;
    },

    /** Creates an account; undefined when an account with this number or mail exists. */
    async create({ key, regionId, now, ...account }: NewAccount) {
      const [made] = await db
        .insert(users)
        .values({ ...newAccount(key, regionId, now), ...account })
        .onConflictDoNothing()
        .returning();
      return made;
    },

    async setPassword(userId: string, passwordHash: string) {
      await db.update(users).set({ passwordHash }).where(eq(users.userId, userId));
    },

    /** Sets the first mail and password of an account that has neither number nor mail; false when another account has the mail. */
    async setFirst(userId: string, mail: string, passwordHash: string): Promise<boolean> {
      const unreachable = and(eq(users.userId, userId), isNull(users.mail), isNull(users.mobile));
      try {
        const set = await db.update(users).set({ mail, passwordHash }).where(unreachable).returning();
        return set.length > 0;
      } catch (fault) {
        if (databaseCode(fault) === notUnique) return false;
        throw fault;
      }
    },

    /** Replaces the number or mail of an account; false when another account has the new one. */
    async setContact(userId: string, key: AccountKey): Promise<boolean> {
      try {
        const set = await db.update(users).set(key).where(eq(users.userId, userId)).returning();
        return set.length > 0;
      } catch (fault) {
        if (databaseCode(fault) === notUnique) return false;
        throw fault;
      }
    },

    /** Replaces the hash after a rehash of the same password, unless the password was changed meanwhile. */
    async renewHash(userId: string, old: string, passwordHash: string) {
      await db
        .update(users)
        .set({ passwordHash })
        .where(and(eq(users.userId, userId), eq(users.passwordHash, old)));
    },

    /** Records a sign-in; true when the kind of device is new to an account that has signed in before. */
    async isNewDevice(userId: string, label: string, language: Language, now: Date): Promise<boolean> {
      await db.update(users).set({ language }).where(eq(users.userId, userId));
      const added = await db
        .insert(userDevices)
        .values({ userId, label, firstSeenAt: now })
        .onConflictDoNothing()
        .returning();
      if (added.length === 0) return false;
      const others = await db
        .select({ label: userDevices.label })
        .from(userDevices)
        .where(and(eq(userDevices.userId, userId), ne(userDevices.label, label)))
        .limit(1);
      return others.length > 0;
    },
  };
}

/** An account as the database stores it. */
export type Account = typeof users.$inferSelect;
