import { and, asc, eq, exists, gt, sql } from 'drizzle-orm';
import type { Category } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { shops } from '#service/db/schema/shops.ts';
import { categoryTree } from '#service/categories/queries.ts';
import { tagIn, tagsOf } from '#service/home/index-tags.ts';
import { soldIn } from '#service/products/product-list.ts';
import type { Reader, RegionStore } from '#service/regions/queries.ts';

/** Products of one file of the sitemap; the protocol allows no more. */
const partSize = 50_000;
/** Rows in memory at once while a file is written. */
const batchSize = 1000;

export type SiteMapStore = ReturnType<typeof siteMapStore>;

/** Queries of the sitemap: everything sold in the default region, with English names. */
export function siteMapStore(db: Db, regions: RegionStore) {
  const reader = () => regions.reader(undefined, 'en');
  return {
    /** How many files the products fill. */
    async productParts(): Promise<number> {
      const [counted] = await db
        .select({ total: sql<number>`count(*)`.mapWith(Number) })
        .from(products)
        .innerJoin(productRegions, eq(productRegions.prodId, products.prodId))
        .where(soldIn(await reader(), undefined));
      return Math.ceil((counted?.total ?? 0) / partSize);
    },

    /** The products of a file (from 1) in the order of their ids, a batch at a time. */
    async *products(part: number): AsyncGenerator<{ prodId: number; changed: Date }[]> {
      const asked = await reader();
      let after = (await firstOf(db, asked, part)) - 1;
      for (let left = partSize; left > 0; left -= batchSize) {
        const batch = await productsAfter(db, asked, after);
        if (batch.length > 0) yield batch;
        if (batch.length < batchSize) return;
        after = batch.at(-1)?.prodId ?? after;
      }
    },

    /** Every category that something is sold in, at all levels. */
    async categories(): Promise<{ categoryId: number; name: string }[]> {
      const tree = await categoryTree(db, await reader());
      return flat(await tree('en', { parentId: 0, depth: 3 }));
    },

    /** The tags that have an address of their own. */
    async tags(): Promise<{ tagId: number; title: string }[]> {
      const rows = await tagsOf(db, await reader());
      return rows.map((row) => tagIn(row, 'en')).filter(({ kind }) => kind !== 'TRENDING');
    },

    async shops(): Promise<{ shopId: number; name: string }[]> {
      const sold = db
        .select({ one: sql`1` })
        .from(products)
        .innerJoin(productRegions, eq(productRegions.prodId, products.prodId))
        .where(soldIn(await reader(), eq(products.shopId, shops.shopId)));
      return db
        .select({ shopId: shops.shopId, name: shops.name })
        .from(shops)
        .where(exists(sold))
        .orderBy(asc(shops.shopId))
        .limit(partSize);
    },
  };
}

/** The first product of a file; beyond every id when there is no such file. */
async function firstOf(db: Db, reader: Reader, part: number): Promise<number> {
  const [first] = await db
    .select({ prodId: productRegions.prodId })
    .from(productRegions)
    .innerJoin(products, eq(products.prodId, productRegions.prodId))
    .where(soldIn(reader, undefined))
    .orderBy(asc(productRegions.prodId))
    .limit(1)
    .offset((part - 1) * partSize);
  return first?.prodId ?? Number.MAX_SAFE_INTEGER;
}

const productsAfter = (db: Db, reader: Reader, after: number) =>
  db
    .select({ prodId: productRegions.prodId, changed: products.createdAt })
    .from(productRegions)
    .innerJoin(products, eq(products.prodId, productRegions.prodId))
    .where(and(soldIn(reader, undefined), gt(productRegions.prodId, after)))
    .orderBy(asc(productRegions.prodId))
    .limit(batchSize);

const flat = (tree: Category[]): { categoryId: number; name: string }[] =>
  tree.flatMap(({ categoryId, categoryName, children = [] }) => [
    { categoryId, name: categoryName },
    ...flat(children),
  ]);
