import { and, asc, count, desc, eq, isNotNull, isNull, min, ne, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { outboxMessages as rows } from '#service/db/schema/outbox-messages.ts';

const isWaiting = and(isNull(rows.sentAt), isNull(rows.deadAt));

export type DeskMessages = ReturnType<typeof deskMessages>;

/** Queries of the outbox for the operator: states of messages, never their receivers or texts. */
export const deskMessages = (db: Db) => ({
  async counts() {
    const [waiting] = await db
      .select({ number: count(), oldest: min(rows.createdAt) })
      .from(rows)
      .where(isWaiting);
    const [sent] = await db.select({ number: count() }).from(rows).where(isNotNull(rows.sentAt));
    const [dead] = await db.select({ number: count() }).from(rows).where(isNotNull(rows.deadAt));
    return {
      waiting: waiting?.number ?? 0,
      oldest: waiting?.oldest ?? null,
      sent: sent?.number ?? 0,
      dead: dead?.number ?? 0,
    };
  },
  /** Failed messages: first those that were given up, then those that will be tried again, each the newest first. */
  failed: (limit: number) =>
    db
      .select({
        id: rows.id,
        kind: rows.kind,
        channel: rows.channel,
        tries: rows.tries,
        nextTryAt: rows.nextTryAt,
        deadAt: rows.deadAt,
        error: rows.error,
      })
      .from(rows)
      .where(and(isNull(rows.sentAt), isNotNull(rows.error)))
      .orderBy(asc(isNull(rows.deadAt)), desc(rows.id))
      .limit(limit),
  /** Tries a message again that was given up; false when there is no such message or its text is erased. */
  async retry(id: number): Promise<boolean> {
    const again = await db
      .update(rows)
      .set({ deadAt: null, tries: 0, nextTryAt: sql`clock_timestamp()` })
      .where(and(eq(rows.id, id), isNotNull(rows.deadAt), ne(rows.text, '')))
      .returning({ id: rows.id });
    return again.length > 0;
  },
});
