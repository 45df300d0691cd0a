import { and, asc, count, desc, eq, isNotNull, isNull, min, ne, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { outboxMessages as rows } from '#service/db/schema/outbox-messages.ts';

const isWaiting = and(isNull(rows.sentAt), isNull(rows.deadAt));

export type DeskMessages = ReturnType<typeof deskMessages>;

/** What the operator sees of messages to people: how they are doing, never to whom they go or what they say. */
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
  /** What failed: first what was given up, the newest first, then what will be tried again. */
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
  /** Lets a message that was given up be tried again; false when there is none, or nothing is left of its words. */
  async retry(id: number): Promise<boolean> {
    const again = await db
      .update(rows)
      .set({ deadAt: null, tries: 0, nextTryAt: sql`clock_timestamp()` })
      .where(and(eq(rows.id, id), isNotNull(rows.deadAt), ne(rows.text, '')))
      .returning({ id: rows.id });
    return again.length > 0;
  },
});
