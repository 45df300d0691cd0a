import { and, eq } from 'drizzle-orm';
import type {
  Category,
  DeliveryEstimate,
  PageOfProductSummary,
  ProductDetail,
  ProductSummary,
  Sku,
} from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { areas } from '#service/db/schema/regions.ts';
import { shops } from '#service/db/schema/shops.ts';
import { skus } from '#service/db/schema/skus.ts';
import type { Clock } from '#service/domain/clock.ts';
import { notFound } from '#service/domain/refusal.ts';
import { type CategoryTree, categoryTree } from '#service/categories/queries.ts';
import { deliveryEstimate } from '#service/products/delivery-estimate.ts';
import { facetNamesOf } from '#service/listings/facet-names.ts';
import {
  countListed,
  listedByWords,
  listedWithoutWords,
  narrowedTo,
  pageListed,
  type Sorting,
} from '#service/listings/listed-products.ts';
import type { PageAsked } from '#service/platform/paging.ts';
import { ttlCache } from '#service/platform/ttl-cache.ts';
import { productDetails } from './product-detail.ts';
import type { Reader, RegionRow, RegionStore } from '#service/regions/queries.ts';
import { narrowingOf } from '#service/listings/filters.ts';
import { matching, type Meaning, meaningOfKey } from '#service/listings/match.ts';
import { skusOf } from '#service/products/skus.ts';
import { atBestPrice } from '#service/products/best-price.ts';
import { promotionsOf } from '#service/offers/promotions.ts';
import { companionsMax, companionsOf } from './companions.ts';
import { similarProducts } from './similar.ts';
import { trendingProducts } from './trending.ts';

type ListAsked = Sorting & {
  categoryId?: number | undefined;
  shopId?: number | undefined;
  brandId?: number | undefined;
  /** Words to search for among these products. */
  key?: string | undefined;
  page: PageAsked;
};

type DeliveryAsked = { prodId: number; areaId?: number | undefined; skuId?: number | undefined };

/** Entries that each cache holds at most: totals of lists, meanings of searches, known shops. */
const keptMax = 500;
/** One for each region. */
const treesKept = 50;

export type CatalogStore = ReturnType<typeof catalogStore>;

export function catalogStore(db: Db, regions: RegionStore, clock: Clock) {
  const namesNow = facetNamesOf(db);
  const detail = productDetails(db);
  const similar = similarProducts(db);
  const totals = ttlCache<number>(keptMax);
  const meanings = ttlCache<Meaning>(keptMax);
  const isShop = ttlCache<boolean>(keptMax);
  const trees = ttlCache<CategoryTree>(treesKept);

  return {
    companions: (reader: Reader, prodId: number): Promise<ProductSummary[]> =>
      companionsOf(db, reader, prodId, async () => {
        const page = { current: 1, size: companionsMax * 2 };
        return (await similar(reader, prodId, page)).records;
      }),

    async categories(reader: Reader, below: { parentId: number; depth: number }): Promise<Category[]> {
      const tree = await trees([reader.region.regionId], () => categoryTree(db, reader));
      return tree(reader.language, below);
    },

    /** The products that meet all given filters: category with those below it, shop, brand. */
    async products(reader: Reader, asked: ListAsked): Promise<PageOfProductSummary> {
      const { categoryId, shopId, brandId, key } = asked;
      const names = await namesNow();
      if (categoryId !== undefined && !names.categories.has(categoryId)) throw notFound();
      if (shopId !== undefined && !(await isShop([shopId], () => shopExists(db, shopId)))) throw notFound();
      const narrowing = narrowingOf(names, {
        categoryId,
        shopId,
        brandIds: brandId === undefined ? undefined : [brandId],
      });
      const { region, language } = reader;
      const words = key === undefined ? [] : [language, key];
      const among = [region.regionId, categoryId ?? 0, shopId ?? 0, brandId ?? 0, ...words];
      const units =
        key === undefined
          ? undefined
          : await meanings([region.regionId, language, key], () => meaningOfKey(db, region, key, language));
      const where = narrowedTo(reader, units && matching(units), narrowing);
      return pageListed(db, reader, {
        where,
        order:
          key !== undefined && units
            ? listedByWords(reader, asked, { key, meaning: units }, narrowing)
            : listedWithoutWords(asked, narrowing),
        page: asked.page,
        total: totals(among, () => countListed(db, where)),
      });
    },

    async product(reader: Reader, prodId: number): Promise<ProductDetail> {
      const product = await detail(prodId, reader, {
        now: clock(),
        regions: await regions.list(reader.language),
      });
      const shipFromText = await regions.countryName(product.shipFrom, reader.language);
      return { ...product, shipFromText };
    },

    /** The SKUs of a product; empty where the region does not sell the product. */
    async skus(reader: Reader, prodId: number): Promise<Sku[]> {
      const window = await windowOf(db, prodId, reader.region.regionId);
      if (!window) return [];
      const [skuList, promotions] = await Promise.all([
        skusOf(db, prodId, reader),
        promotionsOf(db, [window.shopId], clock()),
      ]);
      return atBestPrice(skuList, promotions.get(window.shopId)?.[0]);
    },

    trending: (reader: Reader, asked: { categoryId?: number | undefined; page: PageAsked }) =>
      trendingProducts(db, reader, asked),

    similar,

    async delivery(region: RegionRow, { prodId, areaId, skuId }: DeliveryAsked): Promise<DeliveryEstimate> {
      const window = await windowOf(db, prodId, region.regionId);
      const ofProduct = and(eq(skus.prodId, prodId), eq(skus.skuId, skuId ?? 0));
      if (skuId !== undefined) await mustBe(db.select().from(skus).where(ofProduct));
      const there = areaId === undefined || (await areaRegion(db, areaId)) === region.regionId;
      return deliveryEstimate(there ? window : undefined, region, clock());
    },
  };
}

/** How the region sells a product; undefined when it does not. Throws `resource.not_found` for a product off the shelf. */
async function windowOf(db: Db, prodId: number, regionId: number) {
  const here = and(eq(productRegions.prodId, products.prodId), eq(productRegions.regionId, regionId));
  const [row] = await db
    .select({ window: productRegions, shopId: products.shopId })
    .from(products)
    .leftJoin(productRegions, here)
    .where(and(eq(products.prodId, prodId), eq(products.onShelf, true)));
  if (!row) throw notFound();
  return row.window ? { ...row.window, shopId: row.shopId } : undefined;
}

async function areaRegion(db: Db, areaId: number): Promise<number | undefined> {
  const [area] = await mustBe(db.select().from(areas).where(eq(areas.areaId, areaId)));
  return area?.regionId;
}

const shopExists = async (db: Db, shopId: number): Promise<boolean> =>
  (await db.select({ shopId: shops.shopId }).from(shops).where(eq(shops.shopId, shopId))).length > 0;

async function mustBe<Row>(question: PromiseLike<Row[]>): Promise<Row[]> {
  const found = await question;
  if (found.length === 0) throw notFound();
  return found;
}
