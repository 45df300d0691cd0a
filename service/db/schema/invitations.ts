import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz, notNegative, oneOf, bigintNumber } from './columns.ts';
import { regions } from './regions.ts';
import { users } from './users.ts';

export const invitationStates = ['INVITED', 'CONFIRMED', 'NOT_COUNTED'] as const;
export const notCountedReasons = ['SELF', 'LOOP', 'SAME_DEVICE', 'TOO_MANY'] as const;

/** An account that was made with another member's invite code, and what it has brought the two. */
export const invitations = pgTable(
  'invitations',
  {
    inviteeUserId: text('user_id')
      .primaryKey()
      .references(() => users.userId),
    inviterUserId: text('inviter_user_id')
      .notNull()
      .references(() => users.userId),
    state: text('state', { enum: invitationStates }).notNull(),
    notCounted: text('not_counted', { enum: notCountedReasons }),
    /** A keyed hash of the network that the account was made from; kept for a day, to tell floods of accounts. */
    networkHash: text('network_hash'),
    invitedAt: timestamptz('invited_at').notNull(),
    /** When coins were booked, and in which region the order was that brought them. */
    confirmedAt: timestamptz('confirmed_at'),
    regionId: bigintNumber('region_id').references(() => regions.regionId),
    /** What the inviter got. */
    coins: integer('coins').notNull().default(0),
  },
  (table) => [
    index('invitations_by_inviter').on(table.inviterUserId, table.invitedAt),
    index('invitations_by_board')
      .on(table.regionId, table.confirmedAt)
      .where(sql`${table.state} = 'CONFIRMED'`),
    index('invitations_waiting')
      .on(table.invitedAt)
      .where(sql`${table.state} = 'INVITED'`),
    index('invitations_by_network')
      .on(table.networkHash, table.invitedAt)
      .where(sql`${table.networkHash} is not null`),
    oneOf('invitations_state', table.state, invitationStates),
    oneOf('invitations_not_counted', table.notCounted, notCountedReasons),
    check('invitations_reason', sql`(${table.state} = 'NOT_COUNTED') = (${table.notCounted} is not null)`),
    check(
      'invitations_confirmed',
      sql`(${table.state} = 'CONFIRMED') = (${table.confirmedAt} is not null and ${table.regionId} is not null)`,
    ),
    check('invitations_not_self', sql`${table.inviteeUserId} <> ${table.inviterUserId}`),
    notNegative('invitations_coins', table.coins),
  ],
);
