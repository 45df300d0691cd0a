import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identityId, timestamptz, oneOf } from './columns.ts';
import { cardBrands, processorNames } from './payment-words.ts';
import { users } from './users.ts';

/** Under which name a member is known to a processor; the name says nothing of the person. */
export const processorCustomers = pgTable(
  'processor_customers',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    processor: text('processor', { enum: processorNames }).notNull(),
    /** Our own name of the customer, by which a repeat of the first call is known. */
    customerKey: text('customer_key').notNull().unique(),
    /** The processor's name, once it has told it. */
    reference: text('reference'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.processor] }),
    oneOf('processor_customers_processor', table.processor, processorNames),
  ],
);

/** Cards that members keep. Their numbers are at the processor alone. */
export const bankCards = pgTable(
  'bank_cards',
  {
    cardId: text('card_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    processor: text('processor', { enum: processorNames }).notNull(),
    /** The card's name at the processor. */
    reference: text('reference').notNull(),
    /** Tells one card from another, so that none is kept twice; the processor makes it. */
    fingerprint: text('fingerprint').notNull(),
    brand: text('brand', { enum: cardBrands }).notNull(),
    last4: text('last4').notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    holderName: text('holder_name'),
    isDefault: boolean('is_default').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('bank_cards_once').on(table.userId, table.processor, table.fingerprint),
    uniqueIndex('bank_cards_one_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
    oneOf('bank_cards_processor', table.processor, processorNames),
    oneOf('bank_cards_brand', table.brand, cardBrands),
    check('bank_cards_last4', sql`${table.last4} ~ '^[0-9]{4}$'`),
    check('bank_cards_month', sql`${table.expMonth} between 1 and 12`),
  ],
);

export const erasureKinds = ['card', 'customer', 'session', 'save'] as const;

/**
 * What a processor still has to forget: a card, a customer with all of its cards, or what nobody kept of a card that was
 * typed (session) or was about to be kept (save). It names no member.
 */
export const cardErasures = pgTable(
  'card_erasures',
  {
    cardErasureId: identityId('card_erasure_id').primaryKey(),
    processor: text('processor', { enum: processorNames }).notNull(),
    kind: text('kind', { enum: erasureKinds }).notNull(),
    reference: text('reference').notNull(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: timestamptz('next_try_at').notNull(),
  },
  (table) => [
    index('card_erasures_due').on(table.nextTryAt),
    oneOf('card_erasures_processor', table.processor, processorNames),
    oneOf('card_erasures_kind', table.kind, erasureKinds),
  ],
);
