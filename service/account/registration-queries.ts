import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { registrations, users } from '#service/db/schema/users.ts';
import { daysAfter, secondsAfter } from '#service/domain/clock.ts';

/** Seconds after which a registration without an account counts as crashed. */
const runsSeconds = 60;

export type RegistrationStore = ReturnType<typeof registrationStore>;

/**
 * Idempotency keys of registrations. The row is inserted before the account, so that two concurrent requests cannot
 * both create one.
 */
export function registrationStore(db: Db) {
  return {
    /** True when this request may run; false when the key exists already. */
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

    /** The stored request of a key, and its account if it has been created. */
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

    /** Releases the key after a refusal. */
    async forget(key: string) {
      await db.delete(registrations).where(and(eq(registrations.key, key), isNull(registrations.userId)));
    },

    async sweep(now: Date) {
      await db.delete(registrations).where(lt(registrations.createdAt, daysAfter(now, -1)));
    },
  };
}
