import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identityId, type LocalisedText, timestamptz, bigintNumber } from './columns.ts';
import { regions } from './regions.ts';

/** A shopper's account. */
export const users = pgTable(
  'users',
  {
    userId: text('user_id').primaryKey(),
    nickName: text('nick_name').notNull(),
    avatarUrl: text('avatar_url'),
    /** M, F or N. */
    sex: text('sex').notNull().default('N'),
    birthDate: date('birth_date', { mode: 'string' }),
    mail: text('mail').unique(),
    mobile: text('mobile').unique(),
    regionId: bigintNumber('region_id')
      .notNull()
      .references(() => regions.regionId),
    enabled: boolean('enabled').notNull().default(true),
    inviteCode: text('invite_code').notNull().unique(),
    /** Argon2id; null until a first password is set. */
    passwordHash: text('password_hash'),
    /** The language of the last sign-in: what is written to the shopper is written in it. */
    language: text('language').$type<keyof LocalisedText>(),
    createdAt: timestamptz('created_at').notNull(),
    /** When it is to be forgotten, as its person asked; and when it was. */
    deletionAt: timestamptz('deletion_at'),
    erasedAt: timestamptz('erased_at'),
  },
  (table) => [
    index('users_to_be_forgotten')
      .on(table.deletionAt)
      .where(sql`${table.deletionAt} is not null`),
    check('users_sex', sql`${table.sex} in ('M', 'F', 'N')`),
  ],
);

/** A one-time code that was sent; only its hash is kept. */
export const loginCodes = pgTable(
  'login_codes',
  {
    id: identityId('id').primaryKey(),
    destination: text('destination').notNull(),
    purpose: text('purpose'),
    codeHash: text('code_hash').notNull(),
    sentAt: timestamptz('sent_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** The browser that asked for it, by the hash of the id in its cookie; only that one can use the code by `tries`. */
    asker: text('asker').notNull().default(''),
    tries: integer('tries').notNull().default(0),
    /** Until when it is good without the cookie, too, which has tries of its own; null where the asker has shown a cookie. */
    openUntil: timestamptz('open_until'),
    openTries: integer('open_tries').notNull().default(0),
    /** The known browser on whose budget it was sent; null for the budget that all others share. */
    knownBrowser: text('known_browser'),
    usedAt: timestamptz('used_at'),
  },
  (table) => [index('login_codes_by_destination').on(table.destination, table.sentAt)],
);

/** The kinds of device that an account has signed in on: another one is told to its owner. */
export const userDevices = pgTable(
  'user_devices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    /** Browser and system, as `deviceLabel` writes them. */
    label: text('label').notNull(),
    firstSeenAt: timestamptz('first_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.label] })],
);

/** One intent to make an account: a repeat with its key comes to the same account. Key and body are kept as keyed hashes. */
export const registrations = pgTable(
  'registrations',
  {
    key: text('key').primaryKey(),
    bodyHash: text('body_hash').notNull(),
    /** Null while it runs. */
    userId: text('user_id').references(() => users.userId),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('registrations_by_age').on(table.createdAt)],
);
