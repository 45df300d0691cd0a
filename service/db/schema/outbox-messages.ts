import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { allotted, moment } from './columns.ts';

/** A message to a shopper, written with its cause and sent afterwards. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: allotted('id').primaryKey(),
    channel: text('channel').notNull(),
    destination: text('destination').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    /** The one-time code, when the message carries one. */
    code: text('code'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [
    index('outbox_messages_unsent')
      .on(table.id)
      .where(sql`${table.sentAt} is null`),
    check('outbox_messages_channel', sql`${table.channel} in ('sms', 'mail')`),
  ],
);
