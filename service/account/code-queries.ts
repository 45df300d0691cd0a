import { and, asc, desc, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { loginCodes } from '#service/db/schema/users.ts';
import { daysAfter, secondsAfter } from '#service/domain/clock.ts';
import { codeTriesMax, waitForCode } from '#service/domain/code-limits.ts';
import { inTransaction } from '#service/platform/transaction.ts';

type CodeToIssue = {
  destination: string;
  purpose: string | null;
  codeHash: string;
  /** The hash of the id that the asking browser holds. */
  asker: string;
  /** Good without that id, too: the asker has shown no cookie so far. */
  open: boolean;
  /** The known browser whose budget is asked; null for the one that all others share. */
  knownBrowser: string | null;
  now: Date;
  expiresAt: Date;
};

type Guess = 'none' | 'expired' | 'exhausted' | { codeId: number; codeHash: string };

type Guesser = { destination: string; purpose: string; asker: string | undefined };

const live = (destination: string, purpose: string) =>
  and(
    eq(loginCodes.destination, destination),
    purpose === 'deletion'
      ? eq(loginCodes.purpose, purpose)
      : or(isNull(loginCodes.purpose), eq(loginCodes.purpose, purpose)),
  );

export type CodeStore = ReturnType<typeof codeStore>;

/** One-time codes; destinations and browsers are known by their hashes only. */
export function codeStore(db: Db) {
  const newest = async (which: SQL | undefined) => {
    const [code] = await db
      .select()
      .from(loginCodes)
      .where(which)
      .orderBy(desc(loginCodes.sentAt), desc(loginCodes.id))
      .limit(1);
    return code;
  };

  return {
    /**
     * Keeps a code unless its budget must wait, and does something `also` in the same transaction; the codes before it that
     * are good for the same asker are void.
     */
    issue: <T>(
      { destination, asker, open, knownBrowser, now, ...code }: CodeToIssue,
      also: (tx: Db, codeId: number) => Promise<T>,
    ) =>
      inTransaction(db, async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${destination}))`);
        const there = eq(loginCodes.destination, destination);
        const sent = await tx
          .select({ sentAt: loginCodes.sentAt })
          .from(loginCodes)
          .where(
            and(
              there,
              knownBrowser === null
                ? isNull(loginCodes.knownBrowser)
                : eq(loginCodes.knownBrowser, knownBrowser),
              gt(loginCodes.sentAt, daysAfter(now, -1)),
            ),
          )
          .orderBy(asc(loginCodes.sentAt));
        const waitSeconds = waitForCode(
          sent.map((row) => row.sentAt),
          now,
        );
        if (waitSeconds > 0) return { waitSeconds };
        const over = secondsAfter(now, -1);
        await tx
          .update(loginCodes)
          .set({ expiresAt: over })
          .where(and(there, eq(loginCodes.asker, asker), gt(loginCodes.expiresAt, now)));
        if (open) {
          await tx
            .update(loginCodes)
            .set({ openUntil: over })
            .where(and(there, gt(loginCodes.openUntil, now)));
        }
        const openUntil = open ? code.expiresAt : null;
        const [issued] = await tx
          .insert(loginCodes)
          .values({ destination, asker, openUntil, knownBrowser, sentAt: now, ...code })
          .returning({ codeId: loginCodes.id });
        if (!issued) throw new Error('the code was not kept');
        return { ...issued, also: await also(tx, issued.codeId) };
      }),

    /** Takes back a code that could not be sent, so that it counts for nothing. */
    async void(codeId: number) {
      await db.delete(loginCodes).where(eq(loginCodes.id, codeId));
    },

    /**
     * Counts a guess before anything is compared, so that parallel guesses cannot slip through. Whoever holds the id of an
     * asker guesses that one's code; everybody else the newest code that is good without an id, by tries of its own.
     */
    async guess({ destination, purpose, asker }: Guesser, now: Date): Promise<Guess> {
      const right = live(destination, purpose);
      const own = asker === undefined ? undefined : await newest(and(right, eq(loginCodes.asker, asker)));
      const code = own ?? (await newest(and(right, isNotNull(loginCodes.openUntil))));
      if (!code || code.usedAt) return 'none';
      const until = own ? code.expiresAt : code.openUntil;
      if (!until || until <= now || code.expiresAt <= now) return 'expired';
      const tries = own ? loginCodes.tries : loginCodes.openTries;
      const counted = await db
        .update(loginCodes)
        .set({ [own ? 'tries' : 'openTries']: sql`${tries} + 1` })
        .where(and(eq(loginCodes.id, code.id), lt(tries, codeTriesMax), isNull(loginCodes.usedAt)))
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
