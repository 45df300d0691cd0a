import { and, desc, eq, inArray, lt, ne, or } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { knownBrowsers } from '#service/db/schema/known-browsers.ts';
import { users } from '#service/db/schema/users.ts';
import { daysAfter } from '#service/domain/clock.ts';
import { knownBrowserDays, knownBrowsersMax } from '#service/domain/code-limits.ts';

type Entry = { userId: string; browserHash: string; now: Date };

export type KnownBrowserStore = ReturnType<typeof knownBrowserStore>;

/** Which browsers have signed in to which account; a browser is known by its hash only. */
export function knownBrowserStore(db: Db) {
  return {
    /** Whether a browser has signed in to the account with this number or mail; false when there is no such account. */
    async isKnownTo(name: string, browserHash: string): Promise<boolean> {
      const [known] = await db
        .select({ userId: users.userId })
        .from(knownBrowsers)
        .innerJoin(users, eq(users.userId, knownBrowsers.userId))
        .where(
          and(eq(knownBrowsers.browserHash, browserHash), or(eq(users.mobile, name), eq(users.mail, name))),
        );
      return known !== undefined;
    },

    /** Whether a browser has signed in to any account. */
    async isThere(browserHash: string): Promise<boolean> {
      const [known] = await db
        .select({ userId: knownBrowsers.userId })
        .from(knownBrowsers)
        .where(eq(knownBrowsers.browserHash, browserHash))
        .limit(1);
      return known !== undefined;
    },

    /** The accounts that a browser has signed in to. */
    async accountsOf(browserHash: string): Promise<string[]> {
      const known = await db
        .select({ userId: knownBrowsers.userId })
        .from(knownBrowsers)
        .where(eq(knownBrowsers.browserHash, browserHash));
      return known.map(({ userId }) => userId);
    },

    /** Records a sign-in, and deletes all but the ten browsers of the account that signed in last. */
    async note({ userId, browserHash, now }: Entry) {
      const noted = await db
        .insert(knownBrowsers)
        .values({ userId, browserHash, seenAt: now })
        .onConflictDoUpdate({
          target: [knownBrowsers.userId, knownBrowsers.browserHash],
          set: { seenAt: now },
          setWhere: lt(knownBrowsers.seenAt, daysAfter(now, -1)),
        })
        .returning();
      if (noted.length === 0) return;
      const all = await db
        .select({ browserHash: knownBrowsers.browserHash })
        .from(knownBrowsers)
        .where(eq(knownBrowsers.userId, userId))
        .orderBy(desc(knownBrowsers.seenAt));
      const old = all.map((row) => row.browserHash).filter((hash) => hash !== browserHash);
      const gone = old.slice(knownBrowsersMax - 1);
      if (gone.length > 0) {
        await db
          .delete(knownBrowsers)
          .where(and(eq(knownBrowsers.userId, userId), inArray(knownBrowsers.browserHash, gone)));
      }
    },

    /** Deletes the known browsers of an account but `except`, a browser hash; undefined deletes all. */
    async forgetAll(userId: string, except: string | undefined) {
      const others = except === undefined ? undefined : ne(knownBrowsers.browserHash, except);
      await db.delete(knownBrowsers).where(and(eq(knownBrowsers.userId, userId), others));
    },

    /** Deletes browsers whose last sign-in is so long ago that their cookie has expired. */
    async sweep(now: Date) {
      await db.delete(knownBrowsers).where(lt(knownBrowsers.seenAt, daysAfter(now, -knownBrowserDays)));
    },
  };
}
