import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import {
  currencyCodes,
  currencyColumn,
  type LocalisedText,
  notNegative,
  oneOf,
  onIncrement,
  bigintNumber,
} from './columns.ts';

/** A market with its own currency, prices and address tree (S1.52). */
export const regions = pgTable(
  'regions',
  {
    regionId: bigintNumber('region_id').primaryKey(),
    /** A small number of its own, which the words of listings carry. */
    no: integer('no').generatedAlwaysAsIdentity(),
    countryCode: text('country_code').notNull().unique(),
    name: jsonb('name').$type<LocalisedText>().notNull(),
    flag: text('flag').notNull(),
    phoneCode: text('phone_code').notNull(),
    /** How it is written and in which steps its amounts move stands in `openapi/currencies.ts`. */
    currency: currencyColumn().notNull(),
    timeZone: text('time_zone').notNull(),
    couriers: jsonb('couriers').$type<string[]>().notNull(),
    isDefault: boolean('is_default').notNull(),
    seq: integer('seq').notNull(),
    /** What one coin takes off, in minor units, and which part of the goods coins can pay. */
    coinValue: bigintNumber('coin_value').notNull().default(100),
    /** Minor units of goods for which one coin is earned. */
    earnPer: bigintNumber('earn_per').notNull().default(100_000),
    redeemPercent: integer('redeem_percent').notNull().default(10),
    /** Coins end with the last day of the month that comes so many months after the one in which they came. */
    coinMonths: integer('coin_months').notNull().default(6),
    /** What insuring a parcel costs at least, in minor units. */
    insuranceMin: bigintNumber('insurance_min').notNull().default(0),
  },
  (table) => [
    check('regions_no', sql`${table.no} < 64`),
    oneOf('regions_currency', table.currency, currencyCodes),
    check(
      'regions_coins',
      sql`${table.coinValue} > 0 and ${table.earnPer} > 0 and ${table.redeemPercent} between 0 and 100 and ${table.coinMonths} between 1 and 120`,
    ),
    notNegative('regions_amounts', table.insuranceMin),
    onIncrement('regions_increment', table.currency, table.coinValue, table.insuranceMin),
  ],
);

/** Provinces (level 1, no parent), districts (2) and towns (3) of a region. */
export const areas = pgTable(
  'areas',
  {
    areaId: bigintNumber('area_id').primaryKey(),
    regionId: bigintNumber('region_id')
      .notNull()
      .references(() => regions.regionId),
    parentId: bigint('parent_id', { mode: 'number' }),
    level: integer('level').notNull(),
    name: text('name').notNull(),
  },
  (table) => [index('areas_by_parent').on(table.regionId, table.parentId, table.areaId)],
);
