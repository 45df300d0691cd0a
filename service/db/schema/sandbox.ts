import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identityId, currencyColumn, timestamptz, bigintNumber } from './columns.ts';
import { cardBrands } from './payment-words.ts';

/*
 * What the sandbox processor keeps. It stands for a company of its own: no table of the mall points at these and none of
 * these at the mall's. There is no card number in them, for the sandbox knows its test cards by name.
 */

/** Leave to type one card, from one page. Its token is kept as a hash. */
export const sandboxSessions = pgTable('sandbox_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  /** The page that may show the fields and hears of them. */
  origin: text('origin').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
});

/** A card that was typed, or is kept (`keptFor`, a customer). */
export const sandboxCards = pgTable(
  'sandbox_cards',
  {
    cardRef: text('card_ref').primaryKey(),
    /** Which test card it is; `service/sandbox/test-cards.ts`. */
    testCard: text('test_card').notNull(),
    brand: text('brand', { enum: cardBrands }).notNull(),
    last4: text('last4').notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    holderName: text('holder_name'),
    /** The single-use token it was typed under, as a hash; null of a kept one. */
    tokenHash: text('token_hash').unique(),
    /** What the token was used for. */
    usedFor: text('used_for'),
    keptFor: text('kept_for'),
    expiresAt: timestamptz('expires_at'),
  },
  (table) => [
    index('sandbox_cards_by_customer').on(table.keptFor),
    check('sandbox_cards_kind', sql`(${table.tokenHash} is null) <> (${table.keptFor} is null)`),
  ],
);

export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    payNo: text('pay_no').primaryKey(),
    status: text('status', {
      enum: ['challenge', 'processing', 'approved', 'refused', 'cancelled'],
    }).notNull(),
    currency: currencyColumn().notNull(),
    amount: bigintNumber('amount').notNull(),
    /** The card as it was at that moment. */
    card: jsonb('card').$type<SandboxCardFacts>().notNull(),
    failure: text('failure'),
    /** The bank's page of the challenge, by the hash of its token. */
    challengeHash: text('challenge_hash').unique(),
    challengeTries: integer('challenge_tries').notNull().default(0),
    challengeUntil: timestamptz('challenge_until'),
    returnUrl: text('return_url').notNull(),
    /** When a slow bank decides. */
    decidesAt: timestamptz('decides_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('sandbox_payments_slow')
      .on(table.decidesAt)
      .where(sql`${table.status} = 'processing'`),
  ],
);

export type SandboxCardFacts = {
  testCard: string;
  brand: (typeof cardBrands)[number];
  last4: string;
  expMonth: number;
  expYear: number;
  holderName: string | null;
  /** The kept card, where there is one. */
  cardRef: string | null;
  /** The customer for whom it is kept once the payment is approved. */
  keepFor: string | null;
};

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    refundNo: text('refund_no').primaryKey(),
    payNo: text('pay_no')
      .notNull()
      .references(() => sandboxPayments.payNo),
    amount: bigintNumber('amount').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('sandbox_refunds_by_payment').on(table.payNo)],
);

/** Calls back to the mall: what became of a payment, told until the mall has heard it or a day has passed. */
export const sandboxCalls = pgTable(
  'sandbox_calls',
  {
    sandboxCallId: identityId('sandbox_call_id').primaryKey(),
    payNo: text('pay_no').notNull(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: timestamptz('next_try_at').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('sandbox_calls_due').on(table.nextTryAt)],
);
