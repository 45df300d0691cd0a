import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What the service itself has to remember, by name: which seed is in, which keys it signs with. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
});
