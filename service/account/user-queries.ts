import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { UserInfo } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { users } from '#service/db/schema/users.ts';
import type { Language } from '#service/domain/language.ts';
import { notFound } from '#service/domain/refusal.ts';
import { type AccountKey, newAccount } from './new-account.ts';
import type { Reader, RegionRow, RegionStore } from '#service/regions/queries.ts';

export type UserStore = ReturnType<typeof userStore>;

export function userStore(db: Db, regions: RegionStore) {
  const find = async (key: AccountKey) => {
    const where = 'mobile' in key ? eq(users.mobile, key.mobile) : eq(users.mail, key.mail);
    const [user] = await db.select().from(users).where(where);
    return user;
  };

  /** The region a shopper's cart and checkout are in: the one that was asked for, else the account's. */
  async function regionOf(userId: string, asked: number | undefined): Promise<RegionRow> {
    if (asked !== undefined) return regions.get(asked);
    const [user] = await db.select({ regionId: users.regionId }).from(users).where(eq(users.userId, userId));
    if (!user) throw notFound();
    return regions.get(user.regionId);
  }

  return {
    byId: async (userId: string) => {
      const [user] = await db.select().from(users).where(eq(users.userId, userId));
      return user;
    },

    /** The account of a number or mail, created at the first login. The region of the latest login becomes its region. */
    async enter(key: AccountKey, regionId: number, now: Date) {
      for (;;) {
        const known = await find(key);
        if (known) {
          await db.update(users).set({ regionId }).where(eq(users.userId, known.userId));
          return { user: { ...known, regionId }, isNewUser: false };
        }
        // Of two concurrent requests only one can insert the number or mail; the other finds the account in the next round.
        const [made] = await db
          .insert(users)
          .values({
            ...newAccount(key, regionId, now),
            nickName: `Shopper ${randomInt(1_000, 10_000)}`,
          })
          .onConflictDoNothing()
          .returning();
        if (made) return { user: made, isNewUser: true };
      }
    },

    async info(userId: string): Promise<UserInfo> {
      const [user] = await db.select().from(users).where(eq(users.userId, userId));
      if (!user) throw notFound();
      return {
        userId,
        nickName: user.nickName,
        avatarUrl: user.avatarUrl,
        sex: user.sex as UserInfo['sex'],
        birthDate: user.birthDate,
        userMail: user.mail,
        userMobile: user.mobile,
        regionId: user.regionId,
        passwordSet: user.passwordHash !== null,
        enabled: user.enabled,
        inviteCode: user.inviteCode,
        createTime: user.createdAt.toISOString(),
        deletionAt: user.deletionAt?.toISOString() ?? null,
      };
    },

    regionOf,

    /** The reader (region and language) for the lists of an account; `asked` is the region that the request names. */
    readerOf: async (userId: string, asked: number | undefined, language: Language): Promise<Reader> =>
      regions.reader((await regionOf(userId, asked)).regionId, language),
  };
}
