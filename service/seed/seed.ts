import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Db } from '#service/db/database.ts';
import { announcements } from '#service/db/schema/announcements.ts';
import { attributes, attributeValues, productAttributes } from '#service/db/schema/attributes.ts';
import { categories } from '#service/db/schema/categories.ts';
import { groupBuyPrices, groupBuys } from '#service/db/schema/group-buys.ts';
import { banners, indexTagProducts, indexTags } from '#service/db/schema/home.ts';
import { priceDays } from '#service/db/schema/price-days.ts';
import { promoCodes } from '#service/db/schema/held-vouchers.ts';
import { promotions } from '#service/db/schema/promotions.ts';
import { productCategories, productRegions, products } from '#service/db/schema/products.ts';
import { areas, regions } from '#service/db/schema/regions.ts';
import { reviews } from '#service/db/schema/reviews.ts';
import { hotSearches, searchTerms } from '#service/db/schema/search.ts';
import { settings } from '#service/db/schema/settings.ts';
import { brands, shops } from '#service/db/schema/shops.ts';
import { skuPrices, skus } from '#service/db/schema/skus.ts';
import { soldDays } from '#service/db/schema/sold-days.ts';
import { voucherProducts, vouchers } from '#service/db/schema/vouchers.ts';
import { announcementRows } from './announcement-rows.ts';
import { describeCouriers } from './courier-contacts.ts';
import { readAddresses, readCatalogue } from './catalogue.ts';
import { addLaterRows } from './later-rows.ts';
import { listAll, listLater } from './listing.ts';
import { groupBuyPriceRows, groupBuyRows } from './group-buy-rows.ts';
import { bannerRows, indexTagProductRows, indexTagRows } from './home-rows.ts';
import { hotSearchRows } from './hot-search-rows.ts';
import { priceDayRows } from './price-day-rows.ts';
import { productCategoryRows, productRegionRows, productRows } from './product-rows.ts';
import { codeVoucherRows, promoCodeRows } from './promo-code-rows.ts';
import { promotionRows } from './promotion-rows.ts';
import { areaRows, regionRows } from './region-rows.ts';
import { renewCatalogue, renewSearch } from './renewed-rows.ts';
import { reviewRows } from './review-rows.ts';
import { sampleOf, sampleOfAddresses } from './sample.ts';
import { searchTermRows } from './search-term-rows.ts';
import { readSearchWords } from './search-words.ts';
import { seedDay } from './seed-day.ts';
import { addShownRows } from './shown-rows.ts';
import { brandRows, categoryRows, shopRows } from './shop-rows.ts';
import { attributeRows, skuPriceRows, skuRows } from './sku-rows.ts';
import { soldDayRows } from './sold-day-rows.ts';
import { voucherProductRows, voucherRows } from './voucher-rows.ts';

type SeedOptions = {
  /** Told what is being filled in, with the share that is done, from 0 to 1. */
  onProgress?: (step: string, done: number) => void;
  /** So many products and a part of the address trees only, for tests. */
  sample?: number;
  /** The moment from which what has a date is counted: vouchers and group buys. */
  now?: Date;
};

/** Any number that only this shop's seed uses as an advisory lock. */
const seedLock = 4_177_002;

/** PostgreSQL takes 65,535 values a statement. */
const valuesMax = 20_000;

/** What the seed brings by now; a mall of an earlier one gets what it lacks, and before the fourth all texts and pictures anew. */
const seedVersion = 8;
const renewedBefore = 4;
/** Before it a mall found words by any part of them. */
const searchRenewedBefore = 8;

/**
 * Fills an empty, migrated database with the catalogue and answers whether it did; one that was filled before gets only
 * what newer seeds bring. It is one transaction: a process killed in the middle leaves an empty shop, which is filled at
 * the next start.
 */
export function seedDatabase({ unhurried }: Database, options: SeedOptions = {}): Promise<boolean> {
  return unhurried((db) => seedWith(db, options));
}

async function seedWith(db: Db, options: SeedOptions): Promise<boolean> {
  const held = await heldSeed(db);
  if (held) {
    if (held.version < seedVersion) await bringUpToDate(db, options);
    return false;
  }
  const steps = seedSteps(options.sample, options.now ?? new Date());
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if (await heldSeed(tx)) return false;
    await listLater(tx);
    let done = 0;
    for (const { step, table, rows } of steps) {
      options.onProgress?.(step, done / steps.length);
      await insertAll(tx, table, rows());
      done += 1;
    }
    await describeCouriers(tx);
    options.onProgress?.('lists', done / steps.length);
    await listAll(tx);
    await tx
      .insert(settings)
      .values({ key: 'seed', value: { version: seedVersion, sample: options.sample ?? null } });
    // The embedded database never does this by itself, and without it plans are guesses.
    await tx.execute(sql`analyze`);
    options.onProgress?.('ready', 1);
    return true;
  });
}

type HeldSeed = { version: number; sample: number | null };

async function heldSeed(db: Db): Promise<HeldSeed | undefined> {
  const [found] = await db.select().from(settings).where(eq(settings.key, 'seed'));
  return found?.value as HeldSeed | undefined;
}

const bringUpToDate = (db: Db, { now = new Date() }: SeedOptions) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const held = await heldSeed(tx);
    if (!held || held.version >= seedVersion) return;
    const { sample } = held;
    const catalogue = readCatalogue();
    await addLaterRows(tx, sample === null ? catalogue : sampleOf(catalogue, sample), now);
    await describeCouriers(tx);
    if (held.version < renewedBefore) await renewCatalogue(tx, catalogue, seedDay(catalogue.meta.asOf, now));
    else if (held.version < searchRenewedBefore) await renewSearch(tx, catalogue);
    await addShownRows(tx, catalogue);
    const value = { ...held, version: seedVersion };
    await tx.update(settings).set({ value }).where(eq(settings.key, 'seed'));
  });

type SeedStep = { step: string; table: PgTable; rows: () => Record<string, unknown>[] };

function seedSteps(sample: number | undefined, now: Date): SeedStep[] {
  const catalogue = sample === undefined ? readCatalogue() : sampleOf(readCatalogue(), sample);
  const day = seedDay(catalogue.meta.asOf, now);
  const trees = sample === undefined ? readAddresses() : sampleOfAddresses(readAddresses());
  const choices = attributeRows(catalogue);
  const extraWords = readSearchWords();
  return [
    { step: 'regions', table: regions, rows: () => regionRows(catalogue) },
    { step: 'addresses', table: areas, rows: () => areaRows(catalogue, trees) },
    { step: 'categories', table: categories, rows: () => categoryRows(catalogue) },
    { step: 'shops', table: shops, rows: () => shopRows(catalogue) },
    { step: 'brands', table: brands, rows: () => brandRows(catalogue) },
    { step: 'products', table: products, rows: () => productRows(catalogue, extraWords) },
    { step: 'products', table: productCategories, rows: () => productCategoryRows(catalogue) },
    { step: 'prices', table: productRegions, rows: () => productRegionRows(catalogue) },
    { step: 'stock', table: skus, rows: () => skuRows(catalogue) },
    { step: 'prices', table: skuPrices, rows: () => skuPriceRows(catalogue) },
    {
      step: 'prices',
      table: priceDays,
      rows: () => priceDayRows(skuPriceRows(catalogue), regionRows(catalogue), now),
    },
    { step: 'prices', table: soldDays, rows: () => soldDayRows(catalogue, now) },
    { step: 'filters', table: attributes, rows: () => choices.attributes },
    { step: 'filters', table: attributeValues, rows: () => choices.values },
    { step: 'filters', table: productAttributes, rows: () => choices.links },
    { step: 'reviews', table: reviews, rows: () => reviewRows(catalogue) },
    { step: 'vouchers', table: vouchers, rows: () => voucherRows(catalogue, day) },
    { step: 'vouchers', table: voucherProducts, rows: () => voucherProductRows(catalogue) },
    { step: 'vouchers', table: vouchers, rows: () => codeVoucherRows(catalogue, day) },
    { step: 'vouchers', table: promoCodes, rows: () => promoCodeRows(catalogue) },
    { step: 'vouchers', table: promotions, rows: () => promotionRows(catalogue, day) },
    { step: 'group buys', table: groupBuys, rows: () => groupBuyRows(catalogue, day) },
    { step: 'group buys', table: groupBuyPrices, rows: () => groupBuyPriceRows(catalogue) },
    { step: 'news', table: announcements, rows: () => announcementRows(catalogue, day) },
    { step: 'home page', table: indexTags, rows: () => indexTagRows(catalogue) },
    { step: 'home page', table: indexTagProducts, rows: () => indexTagProductRows(catalogue) },
    { step: 'home page', table: banners, rows: () => bannerRows(catalogue) },
    { step: 'search', table: hotSearches, rows: () => hotSearchRows(catalogue, extraWords) },
    { step: 'search', table: searchTerms, rows: () => searchTermRows(catalogue) },
  ];
}

/** The numbers of the catalogue are kept, also where the database would allot its own. */
async function insertAll(tx: Db, table: PgTable, rows: Record<string, unknown>[]) {
  const chunk = Math.floor(valuesMax / Math.max(1, Object.keys(rows[0] ?? {}).length));
  for (let from = 0; from < rows.length; from += chunk) {
    const values = rows.slice(from, from + chunk);
    await tx.insert(table).overridingSystemValue().values(values);
  }
}
