import { boolean, date, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { type LocalisedText, bigintNumber } from './columns.ts';

/** Where a shop takes goods back. */
export type ReturnPlace = { receiver: string; mobile: string; text: string };

/** A merchant of the mall. */
export const shops = pgTable('shops', {
  shopId: bigintNumber('shop_id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  nameZh: text('name_zh').notNull(),
  logo: text('logo'),
  /** A wide picture for the head of its page. */
  banner: text('banner'),
  /** The shop's own colour, as `#rrggbb`; null where it has chosen none. */
  tint: text('tint'),
  official: boolean('official').notNull(),
  country: text('country').notNull(),
  city: text('city').notNull(),
  intro: jsonb('intro').$type<LocalisedText>().notNull(),
  openSince: date('open_since', { mode: 'string' }).notNull(),
  ratingAvg: numeric('rating_avg', { precision: 3, scale: 2, mode: 'number' }),
  replyPercent: integer('reply_percent'),
  followers: integer('followers').notNull(),
  /** Both names, as `foldLines` writes them. */
  searchName: text('search_name').notNull(),
  /** False while the shopkeeper takes no orders. */
  open: boolean('open').notNull().default(true),
  /** Hundredths of a per cent of the goods that insuring a parcel costs (S2.75); null where the shop does not offer it. */
  insuranceBps: integer('insurance_bps'),
  /** Where goods go back to; null where the mall takes them for the shop. */
  returnsTo: jsonb('returns_to').$type<ReturnPlace>(),
});

/** A maker's name. */
export const brands = pgTable('brands', {
  brandId: bigintNumber('brand_id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  nameZh: text('name_zh').notNull(),
  logo: text('logo'),
  /** What it says of itself in a line; null when it says nothing. */
  tagline: jsonb('tagline').$type<LocalisedText>(),
});
