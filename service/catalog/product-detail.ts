import { and, eq, sql } from 'drizzle-orm';
import type { ProductDetail, Region, ShopSummary, Sku } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { preparedFor } from '#service/db/prepared.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { shops } from '#service/db/schema/shops.ts';
import { pairIn, textIn } from '#service/domain/language.ts';
import { notFound } from '#service/domain/refusal.ts';
import { returnDays } from '#service/domain/return-window.ts';
import { deliveryEstimate } from '#service/products/delivery-estimate.ts';
import { runningGroupBuy } from '#service/group-buys/queries.ts';
import { offerColumns } from '#service/offers/product-offers.ts';
import { oneDecimal, summaryOf } from '#service/products/product-summary.ts';
import type { Reader } from '#service/regions/queries.ts';
import { skusOf } from '#service/products/skus.ts';
import { atBestPrice } from '#service/products/best-price.ts';
import { largestPromotion } from '#service/offers/promotions.ts';
import { type ProductFacts, productFactsOf } from './product-facts.ts';

type Detail = Omit<ProductDetail, 'shipFromText'>;

/**
 * Reads a product's page: texts and pictures from the cached `facts`, prices and stock from the database. The page of a product
 * that only other regions sell says so, and nothing on it can be bought.
 */
export function productDetails(db: Db) {
  const known = productFactsOf(db);

  return async (
    prodId: number,
    reader: Reader,
    { now, regions }: { now: Date; regions: readonly Region[] },
  ): Promise<Detail> => {
    const facts = await known.facts(prodId);
    if (!facts) throw notFound();
    const [current, skuList, path, shopProducts] = await Promise.all([
      readCurrent(db, prodId, reader, now),
      skusOf(db, prodId, reader),
      known.path(facts.categoryId, reader.language),
      known.shopProducts(facts.shopId, reader.region.regionId),
    ]);
    const groupBuy = current.groupBuyId === null ? null : await runningGroupBuy(db, reader, prodId, now);
    const soldIn = regions
      .filter(({ regionId }) => facts.soldIn.has(regionId))
      .map(({ regionId, regionName }) => ({ regionId, regionName }));
    const row = { ...facts, ...current, shopProducts };
    return { ...detailOf(row, { reader, now, skuList, path, groupBuy }), soldIn };
  };
}

type Beside = {
  reader: Reader;
  now: Date;
  skuList: Sku[];
  path: ProductDetail['categoryPath'];
  groupBuy: ProductDetail['groupBuy'];
};

function detailOf(row: ProductRow, { reader, now, skuList, path, groupBuy }: Beside): Omit<Detail, 'soldIn'> {
  const { window } = row;
  const { language } = reader;
  const { currency } = reader.region;
  const sellable = window ? skuList.filter(({ status }) => status === 'ON') : [];
  const totalStocks = sellable.reduce((sum, { stocks }) => sum + stocks, 0);
  return {
    ...summaryOf(
      { ...row, pic: row.imgs[0] ?? '', ...(window ?? notSoldHere(row, skuList)), stock: totalStocks },
      reader,
    ),
    ...(!window && { freeDelivery: false }),
    itemCode: row.itemCode,
    ...textIn('brief', row.brief, language),
    imgs: row.imgs,
    ...(row.imgLooks?.length === row.imgs.length && { imgLooks: row.imgLooks }),
    ...(row.sizeGuide && { sizeGuide: row.sizeGuide }),
    video: null,
    categoryPath: path,
    brand: brandOf(row.brand, reader),
    skuList: window ? atBestPrice(skuList, row.promotion ?? undefined) : [],
    specs: row.specs.map((spec) => pairIn(spec, language)),
    ...textIn('contentHtml', row.contentHtml, language),
    totalStocks,
    warrantyMonths: row.warrantyMonths,
    delivery: deliveryEstimate(window ?? undefined, reader.region, now),
    insurance: {
      available: row.insuranceBps !== null,
      rateBps: row.insuranceBps ?? 0,
      minPremium: { amount: row.insuranceBps === null ? 0 : reader.region.insuranceMin, currency },
    },
    coinsEarned: 0,
    shop: shopOf(row, reader),
    groupBuy,
    regionAvailable: window !== null,
    returnDays,
  };
}

type ProductRow = ProductFacts & Awaited<ReturnType<typeof readCurrent>> & { shopProducts: number };

/** What changes with every order, review and voucher. Throws `resource.not_found` when the product is not on the shelf. */
async function readCurrent(db: Db, prodId: number, { region }: Reader, now: Date) {
  const [row] = await currentRows(db).execute({
    prodId,
    regionId: region.regionId,
    now: now.toISOString(),
  });
  if (!row) throw notFound();
  return row;
}

const currentRows = preparedFor((db) => {
  const regionId = sql.placeholder('regionId');
  const now = sql.placeholder('now');
  return db
    .select({
      soldNum: products.soldNum,
      ratingAvg: products.ratingAvg,
      ratingCount: products.ratingCount,
      ...offerColumns({ region: { regionId }, now }),
      shopRating: shops.ratingAvg,
      insuranceBps: shops.insuranceBps,
      promotion: largestPromotion(products.shopId, now),
      window: productRegions,
    })
    .from(products)
    .innerJoin(shops, eq(shops.shopId, products.shopId))
    .leftJoin(
      productRegions,
      and(eq(productRegions.prodId, products.prodId), eq(productRegions.regionId, regionId)),
    )
    .where(and(eq(products.prodId, sql.placeholder('prodId')), eq(products.onShelf, true)))
    .prepare('product_now');
});

/** Fields of a product that the region does not sell: the lowest price of its SKUs, and no delivery. */
function notSoldHere({ shopCountry }: ProductRow, skuList: Sku[]) {
  const [cheapest] = skuList.toSorted((a, b) => a.price.amount - b.price.amount);
  return {
    price: cheapest?.price.amount ?? 0,
    oriPrice: null,
    fee: 0,
    codAvailable: false,
    shipFrom: shopCountry,
    overseas: false,
  };
}

function brandOf(brand: ProductRow['brand'], { language }: Reader) {
  if (!brand) return null;
  const { brandId, name, nameZh, logo, tagline } = brand;
  return {
    brandId,
    brandName: language === 'zh' ? nameZh : name,
    brandPic: logo,
    ...(tagline && textIn('tagline', tagline, language)),
  };
}

function shopOf(row: ProductRow, { language }: Reader): ShopSummary {
  return {
    shopId: row.shopId,
    shopName: language === 'zh' ? row.shopNameZh : row.shopName,
    shopLogo: row.shopLogo,
    ratingAvg: oneDecimal(row.shopRating),
    prodCount: row.shopProducts,
    official: row.official,
  };
}
