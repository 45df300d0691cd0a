import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';
import { users } from './users.ts';

/** A person as an identity provider knows them; the subject, never the mail, is what an account is found by. */
export const identities = pgTable(
  'identities',
  {
    provider: text('partner').notNull(),
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
);

/** An identity token that has opened a session; it opens no second one. */
export const spentTokens = pgTable('spent_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  spentAt: timestamptz('spent_at').notNull(),
});
