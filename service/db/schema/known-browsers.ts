import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';
import { users } from './users.ts';

/** Browsers that have signed in to an account: their limits are their own. Of the id that a browser keeps, only a keyed hash. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    browserHash: text('browser_hash').notNull(),
    /** When it was last signed in, to a day. */
    seenAt: timestamptz('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.browserHash] }),
    index('known_browsers_by_browser').on(table.browserHash),
    index('known_browsers_by_age').on(table.seenAt),
  ],
);
