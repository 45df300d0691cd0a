import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { registrations, users } from '#service/db/schema/users.ts';
import { daysAfter, secondsAfter } from '#service/domain/clock.ts';

/** Seconds after which an intent without an account has died with its process. */
const runsSeconds = 60;

export type RegistrationStore = ReturnType<typeof registrationStore>;

/** Intents to make an account: a row is there before the account is, so that twins cannot both run. */
export function registrationStore(db: Db) {
  return {
    /** True when the intent may run now; else it is there already. */
    async begin(key: string, bodyHash: string, now: Date): Promise<boolean> {
      await db
        .delete(registrations)
        .where(
          and(
            eq(registrations.key, key),
            isNull(registrations.userId),
            lt(registrations.createdAt, secondsAfter(now, -runsSeconds)),
          ),
        );
      await db
        .delete(registrations)
        .where(and(eq(registrations.key, key), lt(registrations.createdAt, daysAfter(now, -1))));
      const begun = await db
        .insert(registrations)
        .values({ key, bodyHash, createdAt: now })
        .onConflictDoNothing()
        .returning({ key: registrations.key });
      return begun.length > 0;
    },

    /** What an intent came to: its body, and its account if there is one. */
    async find(key: string) {
      const [found] = await db
        .select({ bodyHash: registrations.bodyHash, user: users })
        .from(registrations)
        .leftJoin(users, eq(users.userId, registrations.userId))
        .where(eq(registrations.key, key));
      return found;
    },

    async finish(key: string, userId: string) {
      await db.update(registrations).set({ userId }).where(eq(registrations.key, key));
    },

    /** Lets a refused intent be tried again. */
    async forget(key: string) {
      await db.delete(registrations).where(and(eq(registrations.key, key), isNull(registrations.userId)));
    },

    async sweep(now: Date) {
      await db.delete(registrations).where(lt(registrations.createdAt, daysAfter(now, -1)));
    },
  };
}
