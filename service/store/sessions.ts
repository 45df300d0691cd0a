import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { sessions } from '#service/db/schema/sessions.ts';
import { daysAfter } from '#service/domain/clock.ts';

/** Days a session lives without being used, and at most. */
const slidingDays = 7;
const absoluteDays = 30;

type Hashes = { handleHash: string; secretHash: string };

export type SessionStore = ReturnType<typeof sessionStore>;

/** Where shoppers are logged in; of a refresh token only hashes are kept. */
export function sessionStore(db: Db) {
  return {
    async open({ sid, userId, now, ...hashes }: Hashes & { sid: string; userId: string; now: Date }) {
      await db.insert(sessions).values({
        sid,
        userId,
        ...hashes,
        familyStartedAt: now,
        rotatedAt: now,
        expiresAt: daysAfter(now, slidingDays),
        absoluteExpiresAt: daysAfter(now, absoluteDays),
      });
    },

    async find(sid: string, now: Date) {
      const [session] = await db.select().from(sessions).where(eq(sessions.sid, sid));
      const over = !session || session.expiresAt <= now || session.absoluteExpiresAt <= now;
      return over ? undefined : session;
    },

    /** Puts new halves in the place of the ones that were shown; false when a twin was faster. */
    async rotate(
      sid: string,
      shown: Hashes,
      { handleHash, secretHash }: Hashes,
      now: Date,
    ): Promise<boolean> {
      const rotated = await db
        .update(sessions)
        .set({
          handleHash,
          secretHash,
          previousHandleHash: shown.handleHash,
          previousSecretHash: shown.secretHash,
          rotatedAt: now,
          expiresAt: daysAfter(now, slidingDays),
        })
        .where(
          and(eq(sessions.sid, sid), eq(sessions.handleHash, shown.handleHash), isNull(sessions.revokedAt)),
        )
        .returning({ sid: sessions.sid });
      return rotated.length > 0;
    },

    async revoke(sid: string, now: Date) {
      await db
        .update(sessions)
        .set({ revokedAt: now })
        .where(and(eq(sessions.sid, sid), isNull(sessions.revokedAt)));
    },

    /** True while nobody has ended the session: asked for every bearer token. */
    async isOpen(sid: string): Promise<boolean> {
      const open = await db
        .select({ sid: sessions.sid })
        .from(sessions)
        .where(and(eq(sessions.sid, sid), isNull(sessions.revokedAt)));
      return open.length > 0;
    },

    /** Removes sessions that ended two days ago. */
    async sweep(now: Date) {
      await db.delete(sessions).where(lt(sessions.expiresAt, daysAfter(now, -2)));
    },
  };
}
