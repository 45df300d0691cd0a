import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identityId, timestamptz } from './columns.ts';
import { users } from './users.ts';

/** A message to a person, written in the transaction of its cause and sent afterwards. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: identityId('id').primaryKey(),
    /** What it is told for; one message a cause. Null in rows from before there were causes. */
    cause: text('cause').unique(),
    /** What it tells, such as `code` or `passwordReset`. */
    kind: text('kind').notNull().default('code'),
    /** Whose account it is about; null for a code, which may belong to nobody yet. */
    userId: text('user_id').references(() => users.userId),
    channel: text('channel').notNull(),
    destination: text('destination').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    /** The one-time code, when the message carries one. */
    code: text('code'),
    /** Where the mail program of its reader stops mails of this kind, in one click (RFC 8058). */
    stopUrl: text('stop_url'),
    createdAt: timestamptz('created_at').notNull(),
    sentAt: timestamptz('sent_at'),
    tries: integer('tries').notNull().default(0),
    /** Before this moment nobody tries: a process is sending it, or the last try failed. By the database's clock. */
    nextTryAt: timestamptz('next_try_at').notNull().defaultNow(),
    /** After this moment it is not sent any more. By the shop's clock. */
    expiresAt: timestamptz('expires_at'),
    /** When it was given up. */
    deadAt: timestamptz('dead_at'),
    /** Why the last try failed, without anything personal. */
    error: text('error'),
  },
  (table) => [
    index('outbox_messages_waiting')
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null and ${table.deadAt} is null`),
    index('outbox_messages_by_user').on(table.userId),
    index('outbox_messages_by_age').on(table.createdAt),
    check('outbox_messages_channel', sql`${table.channel} in ('sms', 'mail')`),
  ],
);
