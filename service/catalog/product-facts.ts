import { and, eq, sql } from 'drizzle-orm';
import type { CategoryStep } from '#openapi/schema.gen.ts';
import { categoryPath } from '#service/categories/queries.ts';
import type { Db } from '#service/db/database.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { brands, shops } from '#service/db/schema/shops.ts';
import type { Language } from '#service/domain/language.ts';
import { ttlCache } from '#service/platform/ttl-cache.ts';

/** Products in the cache; each takes some kilobytes with its texts in five languages. */
const productsKept = 500;
const pathsKept = 1_000;
const countsKept = 500;

/** What a merchant writes of a product and its shop. */
export type ProductFacts = Awaited<ReturnType<typeof readFacts>>[number] & { soldIn: ReadonlySet<number> };

/**
 * Texts and pictures of product pages, cached until the catalogue is changed, half a minute at most. Prices, stock, offers,
 * ratings and whether the product is on the shelf are not cached here: they are read for each page.
 */
export function productFactsOf(db: Db) {
  const facts = ttlCache<ProductFacts | undefined>(productsKept);
  const paths = ttlCache<CategoryStep[]>(pathsKept);
  const counts = ttlCache<number>(countsKept);
  return {
    /** Undefined where there is no such product. */
    facts: (prodId: number) =>
      facts([prodId], async () => {
        const [[row], places] = await Promise.all([readFacts(db, prodId), placesOf(db, prodId)]);
        return row && { ...row, soldIn: new Set(places) };
      }),
    path: (categoryId: number, language: Language) =>
      paths([categoryId, language], () => categoryPath(db, categoryId, language)),
    /** How many products a shop sells in a region. */
    shopProducts: (shopId: number, regionId: number) =>
      counts([shopId, regionId], () => countOf(db, shopId, regionId)),
  };
}

const readFacts = (db: Db, prodId: number) =>
  db
    .select({
      prodId: products.prodId,
      name: products.name,
      itemCode: products.itemCode,
      brief: products.brief,
      imgs: products.imgs,
      imgLooks: products.imgLooks,
      sizeGuide: products.sizeGuide,
      specs: products.specs,
      contentHtml: products.contentHtml,
      warrantyMonths: products.warrantyMonths,
      categoryId: products.categoryId,
      brand: brands,
      shopId: products.shopId,
      shopName: shops.name,
      shopNameZh: shops.nameZh,
      shopLogo: shops.logo,
      official: shops.official,
      shopCountry: shops.country,
    })
    .from(products)
    .innerJoin(shops, eq(shops.shopId, products.shopId))
    .leftJoin(brands, eq(brands.brandId, products.brandId))
    .where(eq(products.prodId, prodId));

/** The regions that sell a product. */
async function placesOf(db: Db, prodId: number): Promise<number[]> {
  const rows = await db
    .select({ regionId: productRegions.regionId })
    .from(productRegions)
    .where(eq(productRegions.prodId, prodId));
  return rows.map(({ regionId }) => regionId);
}

async function countOf(db: Db, shopId: number, regionId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(products)
    .innerJoin(productRegions, eq(productRegions.prodId, products.prodId))
    .where(
      and(eq(products.shopId, shopId), eq(products.onShelf, true), eq(productRegions.regionId, regionId)),
    );
  return row?.count ?? 0;
}
