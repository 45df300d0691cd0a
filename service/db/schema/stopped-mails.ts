import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz, oneOf } from './columns.ts';
import { users } from './users.ts';

/** The kinds of mail that a member may do without; codes and what guards the account are none of them. */
export const mailKinds = ['ORDER', 'DELIVERY', 'PRICE_DROP', 'BACK_IN_STOCK'] as const;

/** A kind of mail that a member does not want; every kind that has no row is sent. */
export const stoppedMails = pgTable(
  'stopped_mails',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    kind: text('kind', { enum: mailKinds }).notNull(),
    stoppedAt: timestamptz('stopped_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    oneOf('stopped_mails_kind', table.kind, mailKinds),
  ],
);
