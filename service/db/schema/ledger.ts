import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identityId, currencyCodes, timestamptz, oneOf, onIncrement, bigintNumber } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/** Where a member's money and coins lie. HELD is put aside by an order that is not paid; PENDING may still be taken back. */
export const memberAccounts = ['WALLET', 'WALLET_HELD', 'COINS', 'COINS_HELD', 'COINS_PENDING'] as const;

/** The mall's own side of every posting: what it owes and what it has given out. It names no person. */
export const mallAccounts = ['MALL_MONEY', 'MALL_COINS'] as const;

export const ledgerAccounts = [...memberAccounts, ...mallAccounts] as const;

/** Amounts are counted in minor units of a currency, or in coins. */
export const ledgerUnits = [...currencyCodes, 'COIN'] as const;

/** One cause that moved something: it is posted once, whoever asks again. */
export const ledgerPostings = pgTable('ledger_postings', {
  postingId: identityId('posting_id').primaryKey(),
  /** Names the cause, as `refund:8001:wallet`. */
  source: text('source').notNull().unique(),
  at: timestamptz('at').notNull(),
});

/**
 * The two or more sides of a posting; they add up to nothing in each unit. A balance is the sum of an account's entries
 * and is kept nowhere else. The database refuses a posting that does not balance, a member's account below nothing, and
 * any later change (decision 31).
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    entryId: identityId('entry_id').primaryKey(),
    postingId: bigintNumber('posting_id')
      .notNull()
      .references(() => ledgerPostings.postingId),
    account: text('account', { enum: ledgerAccounts }).notNull(),
    /** Whose account; null of the mall's. */
    userId: text('user_id').references(() => users.userId),
    unit: text('unit', { enum: ledgerUnits }).notNull(),
    /** What came in, or below 0 what went out. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('ledger_entries_once').on(
      table.postingId,
      table.account,
      sql`coalesce(${table.userId}, '')`,
      table.unit,
    ),
    index('ledger_entries_by_account').on(table.userId, table.account, table.unit),
    oneOf('ledger_entries_account', table.account, ledgerAccounts),
    oneOf('ledger_entries_unit', table.unit, ledgerUnits),
    check('ledger_entries_owner', sql`(${table.userId} is null) = (${table.account} like 'MALL%')`),
    check('ledger_entries_kind', sql`(${table.account} like '%COINS%') = (${table.unit} = 'COIN')`),
    check('ledger_entries_amount', sql`${table.amount} <> 0`),
    onIncrement('ledger_entries_increment', table.unit, table.amount),
  ],
);

/**
 * Coins that came together and end together. What is left of a member's lots is always the balance of COINS; spending takes
 * from those that end first. Coins that an order gives back are lots of their own, with the day of those it took.
 */
export const coinLots = pgTable(
  'coin_lots',
  {
    lotId: identityId('lot_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    /** The posting that brought them. */
    postingId: bigintNumber('posting_id')
      .notNull()
      .references(() => ledgerPostings.postingId),
    coins: bigintNumber('coins').notNull(),
    remaining: bigintNumber('remaining').notNull(),
    /** The last day on which they can be used, by the calendar of the region that the member shopped in. */
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    /** The moment at which that day is over. */
    endsAt: timestamptz('ends_at').notNull(),
  },
  (table) => [
    check('coin_lots_remaining', sql`${table.coins} > 0 and ${table.remaining} between 0 and ${table.coins}`),
    index('coin_lots_by_end')
      .on(table.userId, table.endsAt)
      .where(sql`${table.remaining} > 0`),
    index('coin_lots_due')
      .on(table.endsAt)
      .where(sql`${table.remaining} > 0`),
    index('coin_lots_by_posting').on(table.postingId),
  ],
);

/** How many coins of a lot an order has held or spent and not given back. */
export const coinLotUses = pgTable(
  'coin_lot_uses',
  {
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.orderNumber),
    lotId: bigintNumber('lot_id')
      .notNull()
      .references(() => coinLots.lotId),
    coins: bigintNumber('coins').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.lotId] }),
    check('coin_lot_uses_coins', sql`${table.coins} >= 0`),
  ],
);
