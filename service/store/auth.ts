import { and, asc, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { loginCodes } from '#service/db/schema/users.ts';
import { daysAfter, secondsAfter } from '#service/domain/clock.ts';
import { codeTriesMax, waitForCode } from '#service/domain/code-limits.ts';
import { inTransaction } from './transaction.ts';

type CodeToIssue = {
  destination: string;
  purpose: string | null;
  codeHash: string;
  now: Date;
  expiresAt: Date;
};

type Guess = 'none' | 'expired' | 'exhausted' | { codeId: number; codeHash: string };

const live = (destination: string, purpose: string) =>
  and(
    eq(loginCodes.destination, destination),
    purpose === 'deletion'
      ? eq(loginCodes.purpose, purpose)
      : or(isNull(loginCodes.purpose), eq(loginCodes.purpose, purpose)),
  );

export type CodeStore = ReturnType<typeof codeStore>;

/** One-time codes; a destination is known by its hash only. */
export function codeStore(db: Db) {
  return {
    /** Keeps a code unless the destination must wait; the codes before it are void. */
    issue: ({ destination, now, ...code }: CodeToIssue) =>
      inTransaction(db, async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${destination}))`);
        const sent = await tx
          .select({ sentAt: loginCodes.sentAt })
          .from(loginCodes)
          .where(and(eq(loginCodes.destination, destination), gt(loginCodes.sentAt, daysAfter(now, -1))))
          .orderBy(asc(loginCodes.sentAt));
        const waitSeconds = waitForCode(
          sent.map((row) => row.sentAt),
          now,
        );
        if (waitSeconds > 0) return { waitSeconds };
        await tx
          .update(loginCodes)
          .set({ expiresAt: secondsAfter(now, -1) })
          .where(and(eq(loginCodes.destination, destination), gt(loginCodes.expiresAt, now)));
        const [issued] = await tx
          .insert(loginCodes)
          .values({ destination, sentAt: now, ...code })
          .returning({ codeId: loginCodes.id });
        if (!issued) throw new Error('the code was not kept');
        return issued;
      }),

    /** Takes back a code that could not be sent, so that it counts for nothing. */
    async void(codeId: number) {
      await db.delete(loginCodes).where(eq(loginCodes.id, codeId));
    },

    /** Counts a guess before anything is compared, so that parallel guesses cannot slip through. */
    async guess(destination: string, purpose: string, now: Date): Promise<Guess> {
      const [newest] = await db
        .select()
        .from(loginCodes)
        .where(live(destination, purpose))
        .orderBy(desc(loginCodes.sentAt), desc(loginCodes.id))
        .limit(1);
      if (!newest || newest.usedAt) return 'none';
      if (newest.expiresAt <= now) return 'expired';
      const counted = await db
        .update(loginCodes)
        .set({ tries: sql`${loginCodes.tries} + 1` })
        .where(
          and(eq(loginCodes.id, newest.id), lt(loginCodes.tries, codeTriesMax), isNull(loginCodes.usedAt)),
        )
        .returning({ codeId: loginCodes.id, codeHash: loginCodes.codeHash });
      return counted[0] ?? 'exhausted';
    },

    /** Uses a code up; false when somebody else just did. */
    async use(codeId: number, now: Date): Promise<boolean> {
      const used = await db
        .update(loginCodes)
        .set({ usedAt: now })
        .where(and(eq(loginCodes.id, codeId), isNull(loginCodes.usedAt)))
        .returning({ id: loginCodes.id });
      return used.length > 0;
    },

    /** Removes codes that no limit counts any more. */
    async sweep(now: Date) {
      await db.delete(loginCodes).where(lt(loginCodes.sentAt, daysAfter(now, -2)));
    },
  };
}
