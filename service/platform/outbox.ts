import { createHash } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { outboxMessages } from '#service/db/schema/outbox-messages.ts';
import { type Clock, daysAfter, minutesAfter } from '#service/domain/clock.ts';
import type { FaultLog } from './fault-log.ts';
import {
  blank,
  claimSeconds,
  keptDays,
  mailboxMinutes,
  nextTrySeconds,
  safetyNetSeconds,
} from './outbox-rules.ts';
import type { Channel, Message, Senders } from './sender.ts';

/** A message to one person, to be written into the outbox. */
export type OutboxMessage = Omit<Message, 'id'> & {
  /**
   * Unique key of the cause, so that each cause sends one message: the kind and what identifies the cause. Contains no
   * personal data but ids.
   */
  cause: string;
  /** Kind of the message for the operator, such as `code` or `passwordReset`. */
  kind: string;
  /** The member whom the message is about; it is deleted with the account. */
  userId?: string | undefined;
  /** Time after which the message is not sent any more. */
  expiresAt?: Date | undefined;
};

type OutboxParts = { db: Db; senders: Senders; clock: Clock; report: FaultLog };

type Row = typeof outboxMessages.$inferSelect;

const rows = outboxMessages;
const isWaiting = and(isNull(rows.sentAt), isNull(rows.deadAt));
const secondsFromNow = (seconds: number) =>
  sql`clock_timestamp() + make_interval(secs => ${seconds}::double precision)`;
const isDue = lte(rows.nextTryAt, sql`clock_timestamp()`);

/** How many messages are sent at the same time. */
const atOnce = 10;

export type Outbox = ReturnType<typeof outbox>;

/**
 * Transactional outbox: a message is a row written in the transaction of its cause. The process that wrote it sends
 * it at once; after a failure or crash any process retries, one at a time, until it is sent or given up. Delivery
 * is at least once; a repeat has the same id.
 */
export function outbox({ db, senders, clock, report }: OutboxParts) {
  const underWay = new Set<Promise<void>>();

  /** Claims a message for one attempt: first by its writer, later by any process when it is due. */
  async function claim(id: number): Promise<Row | undefined> {
    const [row] = await db
      .update(rows)
      .set({ tries: sql`${rows.tries} + 1`, nextTryAt: secondsFromNow(claimSeconds) })
      .where(and(eq(rows.id, id), isWaiting, or(eq(rows.tries, 0), isDue)))
      .returning();
    return row;
  }

  /** Records the result of an attempt, unless another process has claimed the message meanwhile. */
  const settle = (row: Row, set: Parameters<ReturnType<typeof db.update<typeof rows>>['set']>[0]) =>
    db
      .update(rows)
      .set(set)
      .where(and(eq(rows.id, row.id), eq(rows.tries, row.tries), isWaiting));

  async function attempt(row: Row) {
    const sender = senders[row.channel as Channel];
    try {
      if (!sender) throw new Error(`no sender is configured for ${row.channel}`);
      await sender.send(asMessage(row));
    } catch (fault) {
      const facts = { notice: row.kind, channel: row.channel, message: row.id, tries: row.tries };
      const error = report('notice.failed', fault, facts);
      const seconds = sender && nextTrySeconds(row.tries);
      if (seconds !== undefined) await settle(row, { error, nextTryAt: secondsFromNow(seconds) });
      else await settle(row, { error, deadAt: clock(), ...(!sender && blank) });
      throw fault;
    }
    await settle(row, { sentAt: clock(), error: null, ...(!sender.keeps && blank) });
  }

  /** Tries to send a message now, unless it is sent, given up or being sent; throws what the sender throws. */
  async function deliver(id: number): Promise<void> {
    const row = await claim(id);
    if (!row) return;
    const isLate = row.expiresAt !== null && row.expiresAt <= clock();
    if (isLate) await settle(row, { deadAt: clock(), error: 'too late', ...blank });
    else await attempt(row);
  }

  return {
    deliver,

    /**
     * Writes a message in the transaction of its cause and returns its id; a second one for the same cause is not written, and
     * undefined is returned. After the commit, call `deliver` or `sendSoon` with the id.
     */
    async write(tx: Db, { to, ...message }: OutboxMessage): Promise<number | undefined> {
      const nextTryAt = secondsFromNow(safetyNetSeconds);
      const [written] = await tx
        .insert(rows)
        .values({ ...message, destination: to, nextTryAt, createdAt: clock() })
        .onConflictDoNothing({ target: rows.cause })
        .returning({ id: rows.id });
      return written?.id;
    },

    /** Sends a message in the background; never throws, failures are retried later. */
    sendSoon(id: number | undefined) {
      if (id === undefined) return;
      const sending = deliver(id).catch(() => {});
      underWay.add(sending);
      void sending.finally(() => underWay.delete(sending));
    },

    /** Sends all due messages: those of crashed processes and those that failed before. */
    async sendDue() {
      for (;;) {
        const due = await db
          .select({ id: rows.id })
          .from(rows)
          .where(and(isWaiting, isDue))
          .orderBy(asc(rows.nextTryAt))
          .limit(atOnce);
        // Errors are recorded in the message's row and in the log.
        await Promise.allSettled(due.map(({ id }) => deliver(id)));
        if (due.length < atOnce) return;
      }
    },

    /** Deletes a message whose cause no longer applies, unless it has been sent. */
    async withdraw(id: number) {
      await db.delete(rows).where(and(eq(rows.id, id), isNull(rows.sentAt)));
    },

    /** Resolves when no message is being sent; for shutdown and tests. */
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },

    /** Deletes messages of the development mailbox after `mailboxMinutes`, and the record of every message after `keptDays`. */
    async clean() {
      const isReadable = and(isNotNull(rows.sentAt), ne(rows.text, ''));
      await db
        .delete(rows)
        .where(and(isReadable, lt(rows.createdAt, minutesAfter(clock(), -mailboxMinutes))));
      await db.delete(rows).where(lt(rows.createdAt, daysAfter(clock(), -keptDays)));
    },
  };
}

/** The message for its sender. Its id is the same at every attempt, and unique over all databases. */
function asMessage({
  cause,
  createdAt,
  channel,
  destination: to,
  subject,
  text,
  html,
  code,
  stopUrl,
  ...row
}: Row): Message {
  const id = createHash('sha256')
    .update(`${row.id} ${cause} ${createdAt.toISOString()}`)
    .digest('hex')
    .slice(0, 32);
  return {
    id,
    channel: channel as Channel,
    to,
    subject,
    text,
    ...(html !== null && { html }),
    ...(code !== null && { code }),
    ...(stopUrl !== null && { stopUrl }),
  };
}
