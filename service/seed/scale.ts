import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Db } from '#service/db/database.ts';
import { productAttributes } from '#service/db/schema/attributes.ts';
import { facetSets, listings, searchWords } from '#service/db/schema/listings.ts';
import { priceDays } from '#service/db/schema/price-days.ts';
import { productCategories, productRegions, products } from '#service/db/schema/products.ts';
import { reviews } from '#service/db/schema/reviews.ts';
import { searchPrefixes, searchTerms } from '#service/db/schema/search.ts';
import { settings } from '#service/db/schema/settings.ts';
import { skuPrices, skus } from '#service/db/schema/skus.ts';
import { languageTags } from '#service/domain/language.ts';
import { writingInBulk } from './bulk-rows.ts';
import { listAll, listLater } from './listing.ts';
import { type Series, seriesOf } from './scale-words.ts';

/** Ids of the catalogue's own products are below this number; each copy adds `idStep` to them. */
const ownBelow = 101_000;
const idStep = 1000;
const copiesAtOnce = 12;

/** A pseudo-random number from 0 to 1 that depends only on product and copy, so that every run makes the same mall. */
const chance = (id: SQL, salt: number) => sql`(${chanceOf997(id, salt)} / 997.0)`;
const chanceOf997 = (id: SQL, salt: number) =>
  sql`((${id} * 7919 + copies.copy * 104729 + ${sql.raw(String(salt))}) % 997)`;
const prodId = sql`own.prod_id + copies.copy * ${sql.raw(String(idStep))}`;
const skuId = sql`own.sku_id + copies.copy * ${sql.raw(String(idStep * 100))}`;
/** From 0.6 to 1.4 times the price, to the next hundred; in whole numbers, which are several times as fast as decimal ones. */
const priceOf = (column: SQL, id: SQL) =>
  sql`greatest(100, (${column} * (5982 + 8 * ${chanceOf997(id, 0)}) + 498500) / 997000 * 100)`;
/** The words of a copy at the end of each line. */
const named = (column: SQL) =>
  sql`left(replace(${column} || e'\n', e' \n', ' ' || copies.folded || e' \n'), -1)`;
const nameIn = (language: string) =>
  sql.raw(
    `case when own.name ? '${language}' then jsonb_build_object('${language}', (own.name->>'${language}') || ' ' || copies.word) else '{}'::jsonb end`,
  );
const own = sql`own.prod_id`;
const ofSku = sql`own.sku_id / 100`;
const sold = sql`floor(own.sold_num * (0.05 + 1.2 * ${chance(own, 31)}))`;

type Copied = { table: PgTable; changed: Record<string, SQL>; from?: SQL; where?: SQL };

/** Every table of a product, and the columns that differ in a copy. */
const copied: Copied[] = [
  {
    table: products,
    changed: {
      prodId,
      itemCode: sql`own.item_code || '-' || copies.copy`,
      slug: sql`own.slug || '-' || copies.copy`,
      name: sql.join(Object.keys(languageTags).map(nameIn), sql` || `),
      soldNum: sold,
      favouriteCount: sql`floor(own.favourite_count * ${chance(own, 7)})`,
      feedSeq: sql`own.feed_seq + copies.copy * ${sql.raw(String(idStep))}`,
      searchName: named(sql`own.search_name`),
      searchHead: named(sql`own.search_head`),
      searchText: named(sql`own.search_text`),
      createdAt: sql`own.created_at - copies.copy * interval '7 hours' - ${chance(own, 3)} * interval '90 days'`,
    },
  },
  { table: productCategories, changed: { prodId } },
  {
    table: productRegions,
    changed: {
      prodId,
      price: priceOf(sql`own.price`, own),
      oriPrice: sql`case when own.ori_price is not null then greatest(${priceOf(sql`own.ori_price`, own)}, ${priceOf(sql`own.price`, own)} + 100) end`,
    },
  },
  {
    table: skus,
    changed: {
      prodId,
      skuId,
      code: sql`own.code || '-' || copies.copy`,
      stock: sql`case when ${chance(own, 11)} < 0.06 then 0 else (own.stock + copies.copy * 7) % 90 end`,
    },
  },
  {
    table: skuPrices,
    changed: {
      skuId,
      price: priceOf(sql`own.price`, ofSku),
      oriPrice: sql`case when own.ori_price is not null then greatest(${priceOf(sql`own.ori_price`, ofSku)}, ${priceOf(sql`own.price`, ofSku)} + 100) end`,
    },
  },
  { table: priceDays, changed: { skuId, price: priceOf(sql`own.price`, ofSku) } },
  { table: productAttributes, changed: { prodId } },
  {
    table: reviews,
    changed: { prodCommId: sql`own.prod_comm_id + copies.copy * 10000000::bigint`, prodId, skuId },
  },
  {
    table: searchTerms,
    changed: {
      termId: sql`own.term_id + copies.copy * 1000000::bigint`,
      prodId,
      content: sql`own.content || ' ' || copies.word`,
      folded: sql`own.folded || ' ' || copies.folded`,
      weight: sql`floor(own.weight * (0.05 + 1.2 * ${chance(own, 31)}))`,
    },
  },
];

/**
 * Enlarges a seeded mall to `wanted` products by copying its catalogue with other names, prices, stocks and dates; the same number
 * always makes the same mall. Returns how many products the mall has then.
 */
export function scaleMall(
  { unhurried }: Database,
  wanted: number,
  onProgress: (done: number) => void = () => {},
): Promise<number> {
  return unhurried((db) => scaleWith(db, wanted, onProgress));
}

async function scaleWith(db: Db, wanted: number, onProgress: (done: number) => void): Promise<number> {
  const [held] = await db.select().from(settings).where(eq(settings.key, 'scale'));
  const [counted] = await db.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(products);
  const there = counted?.count ?? 0;
  if (held || there >= wanted) return there;
  const whole = Math.floor(wanted / there) - 1;
  const rest = wanted % there;
  const series = seriesOf(whole + 1);
  await db.transaction(async (tx) => {
    await listLater(tx);
    const tables = copied.map(({ table }) => table);
    await writingInBulk(tx, tables, async () => {
      for (let from = 0; from < whole; from += copiesAtOnce) {
        await copyAll(tx, series.slice(from, Math.min(from + copiesAtOnce, whole)), ownBelow);
        onProgress(Math.min(1, ((from + copiesAtOnce) * there) / wanted));
      }
      if (rest > 0) await copyAll(tx, series.slice(whole), await idOfPlace(tx, rest));
    });
    // Without new statistics the database would plan the listings for the few products that it had before.
    await tx.execute(sql`analyze`);
    await listAll(tx);
    await tx.insert(settings).values({ key: 'scale', value: { products: wanted } });
    await tx.execute(
      sql`analyze ${listings}, ${facetSets}, ${searchWords}, ${searchPrefixes}, ${productRegions}`,
    );
  });
  return wanted;
}

/** The id below which exactly `place` of the catalogue's products lie. */
async function idOfPlace(db: Db, place: number): Promise<number> {
  const [row] = await db
    .select({ prodId: products.prodId })
    .from(products)
    .orderBy(products.prodId)
    .offset(place)
    .limit(1);
  return Math.min(row?.prodId ?? ownBelow, ownBelow);
}

async function copyAll(db: Db, series: readonly Series[], below: number) {
  for (const { table, changed } of copied) {
    const columns = Object.entries(getTableColumns(table));
    const names = columns.map(([, column]) => sql.identifier(column.name));
    const values = columns.map(([key, column]) => changed[key] ?? sql`own.${sql.identifier(column.name)}`);
    const ofOwn =
      table === skuPrices || table === priceDays
        ? sql`own.sku_id < ${below * 100}::bigint`
        : sql`own.prod_id < ${below}`;
    await db.execute(sql`
      insert into ${table} (${sql.join(names, sql`, `)}) overriding system value
      select ${sql.join(values, sql`, `)}
      from ${table} own
      cross join jsonb_to_recordset(${JSON.stringify(series)}::jsonb) as copies(copy int, word text, folded text)
      where ${ofOwn}`);
  }
}
