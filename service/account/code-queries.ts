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
  /** True for a code that is valid without that id, because the browser sent no cookie when it asked. */
  open: boolean;
  /** The known browser whose budget is used; null for the budget that all other browsers share. */
  knownBrowser: string | null;
  now: Date;
  expiresAt: Date;
};

type Guess = 'none' | 'expired' | 'exhausted' | { codeId: number; codeHash: string };

type Guesser = { destination: string; purpose: string; asker: string | undefined };

const live = (destination: string, purpose: string) =>
  and(
    eq(loginCodes.destination, destination),
    purpose === 'deletion' || purpose === 'contact'
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
     * Stores a code unless its budget is used up, and runs `also` in the same transaction. Earlier codes for the
     * same browser become invalid.
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

    /** Deletes a code that could not be sent, so that it does not count against the budget. */
    async void(codeId: number) {
      await db.delete(loginCodes).where(eq(loginCodes.id, codeId));
    },

    /**
     * Counts an attempt before the code is compared, so that parallel attempts are all counted. A browser with an
     * id is compared with its own code; one without is compared with the newest code that is valid without an id,
     * which has a count of its own.
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

    /** Marks a code as used; false when a concurrent request did so first. */
    async use(codeId: number, now: Date): Promise<boolean> {
      const used = await db
        .update(loginCodes)
        .set({ usedAt: now })
        .where(and(eq(loginCodes.id, codeId), isNull(loginCodes.usedAt)))
        .returning({ id: loginCodes.id });
      return used.length > 0;
    },

    /** Deletes codes that are too old to count for any limit. */
    async sweep(now: Date) {
      await db.delete(loginCodes).where(lt(loginCodes.sentAt, daysAfter(now, -2)));
    },
  };
}
