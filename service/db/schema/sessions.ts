import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';
import { users } from './users.ts';

/** A place where a shopper is logged in; of its pair of refresh tokens only the hashes are kept. */
export const sessions = pgTable(
  'sessions',
  {
    sid: text('sid').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    familyStartedAt: timestamptz('family_started_at').notNull(),
    handleHash: text('handle_hash').notNull().unique(),
    secretHash: text('secret_hash').notNull(),
    rotatedAt: timestamptz('rotated_at').notNull(),
    /** The pair before the last rotation: seen again, it is a copy, unless within the seconds of grace. */
    previousHandleHash: text('previous_handle_hash'),
    previousSecretHash: text('previous_secret_hash'),
    /** What the previous pair is answered within the seconds of grace, sealed. */
    successor: jsonb('successor').$type<unknown>(),
    expiresAt: timestamptz('expires_at').notNull(),
    absoluteExpiresAt: timestamptz('absolute_expires_at').notNull(),
    revokedAt: timestamptz('revoked_at'),
    /** What the device said of itself at the sign-in; null where it is not known. */
    browser: text('browser'),
    system: text('system'),
    /** When a token of it was last seen, to five minutes. */
    usedAt: timestamptz('used_at'),
  },
  (table) => [
    index('sessions_by_user').on(table.userId),
    index('sessions_by_previous_handle').on(table.previousHandleHash),
  ],
);
