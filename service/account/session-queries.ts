import { and, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { sessions } from '#service/db/schema/sessions.ts';
import { daysAfter, minutesAfter } from '#service/domain/clock.ts';
import type { Device } from './device.ts';

/** Days after which a session ends that is not renewed, and after which every session ends. */
const slidingDays = 7;
const absoluteDays = 30;

/** The last use of a session is stored again only after so many minutes. */
const useMinutes = 5;

/** Sessions that the list of an account shows at most. */
const listMax = 100;

type Hashes = { handleHash: string; secretHash: string };

type NewSession = Hashes & { sid: string; userId: string; now: Date; device: Device };

export type SessionStore = ReturnType<typeof sessionStore>;

/** Queries of sessions; only hashes of the refresh tokens are stored. */
export function sessionStore(db: Db) {
  return {
    async open({ sid, userId, now, device, ...hashes }: NewSession) {
      await db.insert(sessions).values({
        sid,
        userId,
        ...hashes,
        ...device,
        usedAt: now,
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

    /** Replaces the presented pair by its successor; false when a concurrent request did so first. */
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
          usedAt: now,
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

    /** True unless the session was ended; called for every bearer token. Also stores the time of this use. */
    async isOpen(sid: string, now: Date): Promise<boolean> {
      const [open] = await db
        .select({ usedAt: sessions.usedAt })
        .from(sessions)
        .where(and(eq(sessions.sid, sid), isNull(sessions.revokedAt)));
      if (open && (open.usedAt ?? new Date(0)) <= minutesAfter(now, -useMinutes)) {
        await db.update(sessions).set({ usedAt: now }).where(eq(sessions.sid, sid));
      }
      return open !== undefined;
    },

    /** The sessions of a shopper that can still be used, the latest used first. */
    listOf: (userId: string, now: Date) =>
      db
        .select({
          sid: sessions.sid,
          browser: sessions.browser,
          system: sessions.system,
          startedAt: sessions.familyStartedAt,
          usedAt: sessions.usedAt,
          rotatedAt: sessions.rotatedAt,
        })
        .from(sessions)
        .where(
          and(
            eq(sessions.userId, userId),
            isNull(sessions.revokedAt),
            gt(sessions.expiresAt, now),
            gt(sessions.absoluteExpiresAt, now),
          ),
        )
        .orderBy(desc(sessions.usedAt), desc(sessions.familyStartedAt))
        .limit(listMax),

    /** Ends the sessions of a member but `except`, a session id (undefined ends all); returns the ids of the ended ones. */
    async revokeAll(userId: string, except: string | undefined, now: Date): Promise<string[]> {
      const ended = await db
        .update(sessions)
        .set({ revokedAt: now })
        .where(
          and(
            eq(sessions.userId, userId),
            isNull(sessions.revokedAt),
            ...(except === undefined ? [] : [ne(sessions.sid, except)]),
          ),
        )
        .returning({ sid: sessions.sid });
      return ended.map(({ sid }) => sid);
    },

    /** Deletes sessions that expired more than two days ago. */
    async sweep(now: Date) {
      await db.delete(sessions).where(lt(sessions.expiresAt, daysAfter(now, -2)));
    },
  };
}
