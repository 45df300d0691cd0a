import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { linePiecesMax } from '#openapi/limits.ts';
import { identityId, timestamptz, oneOf, bigintNumber } from './columns.ts';
import { orderItems, orders } from './orders.ts';
import { parcelStates, scanWords } from './parcel-words.ts';
import { regions } from './regions.ts';

/**
 * Who carries parcels in a region. A trigger on `regions` adds a row for every name that stands in `regions.couriers`, so
 * that a name has the same number for ever; phone and link are set afterwards.
 */
export const couriers = pgTable(
  'couriers',
  {
    courierId: identityId('courier_id').primaryKey(),
    regionId: bigintNumber('region_id')
      .notNull()
      .references(() => regions.regionId),
    name: text('name').notNull(),
    /** As people dial it. */
    phone: text('phone'),
    /** Where the courier tells about a parcel; `{number}` stands for its number. */
    trackUrl: text('track_url'),
  },
  (table) => [
    uniqueIndex('couriers_by_name').on(table.regionId, sql`lower(${table.name})`),
    check(
      'couriers_track_url',
      sql`${table.trackUrl} is null or ${table.trackUrl} like 'https://%{number}%'`,
    ),
  ],
);

/** One parcel of an order, from its label to the door. */
export const parcels = pgTable(
  'parcels',
  {
    parcelId: identityId('parcel_id').primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.orderNumber),
    courierName: text('courier_name').notNull(),
    trackingNumber: text('tracking_number').notNull(),
    state: text('state', { enum: parcelStates }).notNull(),
    /** How often the courier has stood at the door for nothing. */
    failedTries: integer('failed_tries').notNull().default(0),
    /** The day that the courier has named since the checkout's promise. */
    expectedOn: date('expected_on', { mode: 'string' }),
    shippedAt: timestamptz('shipped_at').notNull(),
    deliveredAt: timestamptz('delivered_at'),
  },
  (table) => [
    index('parcels_by_order').on(table.orderNumber, table.parcelId),
    index('parcels_by_number').on(sql`upper(${table.trackingNumber})`),
    oneOf('parcels_state', table.state, parcelStates),
    check('parcels_delivered', sql`(${table.state} = 'DELIVERED') = (${table.deliveredAt} is not null)`),
    check('parcels_tries', sql`${table.failedTries} between 0 and 3`),
  ],
);

/** What is in a parcel. */
export const parcelItems = pgTable(
  'parcel_items',
  {
    parcelId: bigintNumber('parcel_id')
      .notNull()
      .references(() => parcels.parcelId),
    orderItemId: bigintNumber('order_item_id')
      .notNull()
      .references(() => orderItems.orderItemId),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.parcelId, table.orderItemId] }),
    index('parcel_items_by_item').on(table.orderItemId),
    check('parcel_items_count', sql`${table.count} between 1 and ${sql.raw(String(linePiecesMax))}`),
  ],
);

/** What was reported of a parcel; the same report is kept once, however often a courier's file brings it. */
export const parcelScans = pgTable(
  'parcel_scans',
  {
    scanId: identityId('scan_id').primaryKey(),
    parcelId: bigintNumber('parcel_id')
      .notNull()
      .references(() => parcels.parcelId),
    at: timestamptz('at').notNull(),
    word: text('word', { enum: scanWords }).notNull(),
    /** The courier's own words, where there are any; else the shop's words for `word` are shown. */
    note: text('note'),
    location: text('location'),
  },
  (table) => [
    uniqueIndex('parcel_scans_once').on(
      table.parcelId,
      table.at,
      table.word,
      sql`coalesce(${table.note}, '')`,
    ),
    oneOf('parcel_scans_word', table.word, scanWords),
    check('parcel_scans_note', sql`char_length(${table.note}) <= 300`),
    check('parcel_scans_location', sql`char_length(${table.location}) <= 120`),
  ],
);
