import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { allotted, moment, whole } from './columns.ts';
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
    regionId: whole('region_id')
      .notNull()
      .references(() => regions.regionId),
    enabled: boolean('enabled').notNull().default(true),
    inviteCode: text('invite_code').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    /** When it is to be forgotten, as its person asked; and when it was. */
    deletionAt: moment('deletion_at'),
    erasedAt: moment('erased_at'),
  },
  (table) => [
    check(
      'users_reachable',
      sql`${table.mail} is not null or ${table.mobile} is not null or ${table.erasedAt} is not null`,
    ),
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
    id: allotted('id').primaryKey(),
    destination: text('destination').notNull(),
    purpose: text('purpose'),
    codeHash: text('code_hash').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
    usedAt: moment('used_at'),
  },
  (table) => [index('login_codes_by_destination').on(table.destination, table.sentAt)],
);
