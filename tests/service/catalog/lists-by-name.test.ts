import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageOfProductSummary } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { indexTagProducts } from '#service/db/schema/home.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { vouchers } from '#service/db/schema/vouchers.ts';
import { homeStore } from '#service/home/queries.ts';
import { goodForProduct } from '#service/offers/vouchers-in-force.ts';
import { type Reader, regionStore } from '#service/regions/queries.ts';
import { voucherStore } from '#service/vouchers/queries.ts';
import { type Mall, openMall, regionIds } from './mall.ts';

const clock = () => new Date('2026-11-21T20:00:00Z');
const size = 50;
const first = { current: 1, size };
/** How often a product of a list is read at most: for the list, its number, its order and its summary. */
const readsEach = 4;
/** A hand-picked list, and a service that most products have. */
const tagIds = [4001, 4901];
const ofProduct = 70_251;
const ofShop = 70_081;

let mall: Mall;
let reader: Reader;

beforeAll(async () => {
  mall = await openMall();
  reader = await regionStore(mall.database.db, clock).reader(regionIds.LK, 'en');
});
afterAll(() => mall.close());

/** Rows of a table that were read in a transaction, whether by an index or one after another, and how often it was asked. */
async function readsOf(table: string, ask: (tx: Db) => Promise<unknown>) {
  return mall.database.db.transaction(async (tx) => {
    const counted = async () => {
      const [now] = await tx
        .select({
          rows: sql<number>`(seq_tup_read + idx_tup_fetch)::int`,
          scans: sql<number>`(seq_scan + idx_scan)::int`,
        })
        .from(sql`pg_stat_xact_user_tables`)
        .where(sql`relname = ${table}`);
      return now ?? { rows: NaN, scans: NaN };
    };
    const before = await counted();
    await ask(tx);
    const after = await counted();
    return { rows: after.rows - before.rows, scans: after.scans - before.scans };
  });
}

const namedBy = (tagId: number) =>
  mall.database.db.$count(indexTagProducts, eq(indexTagProducts.tagId, tagId));

/** All pages of a list. */
async function idsOf(path: string, query: Record<string, number>) {
  const ids: number[] = [];
  for (let current = 1; ; current += 1) {
    const { records } = await mall.get<PageOfProductSummary>(path, { ...query, current, size });
    ids.push(...records.map(({ prodId }) => prodId));
    if (records.length < size) return ids;
  }
}

test('the page of a tag reads the products that the tag names, and not those of the mall', async () => {
  const [tagId = 0] = tagIds;
  const named = await namedBy(tagId);
  const all = await mall.database.db.$count(products);
  expect(named * readsEach, 'the tag names few of the products').toBeLessThan(all);
  const page = (tx: Db) => homeStore(tx, clock).tagProducts(reader, tagId, first);
  const read = await readsOf('products', page);
  expect(read.rows).toBeGreaterThan(0);
  expect(read.rows).toBeLessThanOrEqual(named * readsEach);
});

test.each(tagIds)('tag %i is looked up for the products that it names, and not for all', async (tagId) => {
  const page = (tx: Db) => homeStore(tx, clock).tagProducts(reader, tagId, first);
  const { scans } = await readsOf('index_tag_products', page);
  expect(scans).toBeLessThanOrEqual((await namedBy(tagId)) + readsEach);
});

test.each([ofProduct, ofShop])(
  'the products of voucher %i are looked for in its shop, and not in the mall',
  async (couponId) => {
    const { db } = mall.database;
    const [voucher] = await db.select().from(vouchers).where(eq(vouchers.couponId, couponId));
    const sold = await db.$count(products, eq(products.shopId, voucher?.shopId ?? 0));
    expect(sold * readsEach, 'the shop sells few of the products').toBeLessThan(await db.$count(products));
    const page = (tx: Db) => voucherStore(tx, clock).products(reader, couponId, first);
    const read = await readsOf('products', page);
    expect(read.rows).toBeGreaterThan(0);
    expect(read.rows).toBeLessThanOrEqual(sold * readsEach);
  },
);

test('the pages of a hand-picked tag are its products that are sold here, as they were arranged', async () => {
  const [tagId = 0] = tagIds;
  const rows = await mall.database.db
    .select({ id: products.prodId })
    .from(indexTagProducts)
    .innerJoin(products, eq(products.prodId, indexTagProducts.prodId))
    .innerJoin(productRegions, eq(productRegions.prodId, products.prodId))
    .where(
      and(
        eq(indexTagProducts.tagId, tagId),
        eq(productRegions.regionId, regionIds.LK),
        eq(products.onShelf, true),
      ),
    )
    .orderBy(indexTagProducts.seq, products.prodId);
  expect(rows.length).toBeGreaterThan(10);
  expect(await idsOf('/indexTag/tagdetaillist', { tagId })).toEqual(rows.map(({ id }) => id));
});

test('every voucher of the region leads to the products that count it among theirs', async () => {
  const rows = await mall.database.db
    .select({ couponId: vouchers.couponId, prodId: products.prodId })
    .from(vouchers)
    .innerJoin(products, goodForProduct())
    .innerJoin(
      productRegions,
      and(eq(productRegions.prodId, products.prodId), eq(productRegions.regionId, vouchers.regionId)),
    )
    .where(and(eq(vouchers.regionId, regionIds.LK), eq(products.onShelf, true)));
  const couponIds = [...new Set(rows.map(({ couponId }) => couponId))];
  expect(couponIds.length).toBeGreaterThan(20);
  for (const couponId of couponIds) {
    const good = rows.filter((row) => row.couponId === couponId).map(({ prodId }) => prodId);
    const ids = await idsOf('/coupon/prodListByCouponId', { couponId });
    expect(ids.toSorted((a, b) => a - b)).toEqual(good.toSorted((a, b) => a - b));
  }
});
