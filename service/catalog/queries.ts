import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type {
  DeliveryEstimate,
  PageOfProductSummary,
  ProductDetail,
  Region,
  SalesPlace,
  Sku,
} from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { categories } from '#service/db/schema/categories.ts';
import { facetSets, listings } from '#service/db/schema/listings.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { areas } from '#service/db/schema/regions.ts';
import { shops } from '#service/db/schema/shops.ts';
import { skus } from '#service/db/schema/skus.ts';
import { searchWords } from '#service/db/search-text.ts';
import type { Clock } from '#service/domain/clock.ts';
import { notFound } from '#service/domain/refusal.ts';
import { categoriesBelow, categoryOf } from '#service/categories/queries.ts';
import { deliveryEstimate } from '#service/products/delivery-estimate.ts';
import { facetNamesOf } from '#service/listings/facet-names.ts';
import {
  bestListed,
  inSets,
  listedHere,
  listedOrder,
  narrowedTo,
  pageListed,
  type Sorting,
} from '#service/listings/listed-products.ts';
import type { PageAsked } from '#service/platform/paging.ts';
import { productDetail } from './product-detail.ts';
import type { Reader, RegionRow, RegionStore } from '#service/regions/queries.ts';
import { inCategory, narrowingOf } from '#service/listings/filters.ts';
import { byRelevance, matching, wordsMeant } from '#service/listings/match.ts';
import { skusOf } from '#service/products/skus.ts';

type ListAsked = Sorting & {
  categoryId?: number | undefined;
  shopId?: number | undefined;
  brandId?: number | undefined;
  /** What is looked for among them. */
  key?: string | undefined;
  page: PageAsked;
};

type DeliveryAsked = { prodId: number; areaId?: number | undefined; skuId?: number | undefined };

export type CatalogStore = ReturnType<typeof catalogStore>;

export function catalogStore(db: Db, regions: RegionStore, clock: Clock) {
  const namesNow = facetNamesOf(db);

  return {
    categories: (reader: Reader, below: { parentId: number; depth: number }) =>
      categoriesBelow(db, reader, below),

    /** The products of a category and those below it, of a shop, of a brand, or of all that are named together. */
    async products(reader: Reader, asked: ListAsked): Promise<PageOfProductSummary> {
      const { categoryId, shopId, brandId } = asked;
      const words = asked.key === undefined ? undefined : searchWords(asked.key);
      if (categoryId !== undefined) await categoryOf(db, categoryId);
      if (shopId !== undefined) await mustBe(db.select().from(shops).where(eq(shops.shopId, shopId)));
      const narrowing = narrowingOf(await namesNow(), {
        categoryId,
        shopId,
        brandIds: brandId === undefined ? undefined : [brandId],
      });
      const meant = words && matching(await wordsMeant(db, reader.region, words));
      return pageListed(db, reader, {
        where: narrowedTo(reader, meant, narrowing),
        orderBy: listedOrder(asked, words ? byRelevance(words) : bestListed),
        page: asked.page,
      });
    },

    async product(reader: Reader, prodId: number): Promise<ProductDetail> {
      const [product, soldIn] = await Promise.all([
        productDetail(db, prodId, reader, clock()),
        placesOf(db, prodId, await regions.list(reader.language)),
      ]);
      const shipFromText = await regions.countryName(product.shipFrom, reader.language);
      return { ...product, shipFromText, soldIn };
    },

    /** Empty where the product is not sold. */
    async skus(reader: Reader, prodId: number): Promise<Sku[]> {
      const window = await windowOf(db, prodId, reader.region.regionId);
      return window ? skusOf(db, prodId, reader) : [];
    },

    async similar(reader: Reader, prodId: number, page: PageAsked): Promise<PageOfProductSummary> {
      const [own] = await db
        .select({ categoryId: categories.categoryId, path: categories.path, brandId: products.brandId })
        .from(products)
        .innerJoin(categories, eq(categories.categoryId, products.categoryId))
        .where(and(eq(products.prodId, prodId), eq(products.onShelf, true)));
      if (!own) throw notFound();
      const [top = own.categoryId, middle = own.categoryId] = own.path;
      const where = and(listedHere(reader, undefined, inCategory(top)), ne(listings.prodId, prodId));
      const nearest = [
        desc(inSets(inCategory(own.categoryId))),
        desc(inSets(inCategory(middle))),
        ...(own.brandId === null ? [] : [desc(inSets(eq(facetSets.brandId, own.brandId)))]),
        ...bestListed,
        asc(listings.prodId),
      ];
      return pageListed(db, reader, { where, orderBy: nearest, page });
    },

    async delivery(region: RegionRow, { prodId, areaId, skuId }: DeliveryAsked): Promise<DeliveryEstimate> {
      const window = await windowOf(db, prodId, region.regionId);
      const ofProduct = and(eq(skus.prodId, prodId), eq(skus.skuId, skuId ?? 0));
      if (skuId !== undefined) await mustBe(db.select().from(skus).where(ofProduct));
      const there = areaId === undefined || (await areaRegion(db, areaId)) === region.regionId;
      return deliveryEstimate(there ? window : undefined, region, clock());
    },
  };
}

/** The regions that sell a product, in the order of the regions. */
async function placesOf(db: Db, prodId: number, known: readonly Region[]): Promise<SalesPlace[]> {
  const rows = await db
    .select({ regionId: productRegions.regionId })
    .from(productRegions)
    .where(eq(productRegions.prodId, prodId));
  const selling = new Set(rows.map(({ regionId }) => regionId));
  return known
    .filter(({ regionId }) => selling.has(regionId))
    .map(({ regionId, regionName }) => ({ regionId, regionName }));
}

/** How the product is sold in the region, or undefined; not found when it is nowhere on the shelf. */
async function windowOf(db: Db, prodId: number, regionId: number) {
  const here = and(eq(productRegions.prodId, products.prodId), eq(productRegions.regionId, regionId));
  const [row] = await db
    .select({ window: productRegions })
    .from(products)
    .leftJoin(productRegions, here)
    .where(and(eq(products.prodId, prodId), eq(products.onShelf, true)));
  if (!row) throw notFound();
  return row.window ?? undefined;
}

async function areaRegion(db: Db, areaId: number): Promise<number | undefined> {
  const [area] = await mustBe(db.select().from(areas).where(eq(areas.areaId, areaId)));
  return area?.regionId;
}

async function mustBe<Row>(question: PromiseLike<Row[]>): Promise<Row[]> {
  const found = await question;
  if (found.length === 0) throw notFound();
  return found;
}
