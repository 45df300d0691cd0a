import { and, eq, sql } from 'drizzle-orm';
import type { ProductDetail, ShopSummary, Sku } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { brands, shops } from '#service/db/schema/shops.ts';
import { pairIn, textIn } from '#service/domain/language.ts';
import { notFound } from '#service/domain/refusal.ts';
import { returnDays } from '#service/domain/return-window.ts';
import { categoryPath } from '#service/categories/queries.ts';
import { deliveryEstimate } from '#service/products/delivery-estimate.ts';
import { runningGroupBuy } from '#service/group-buys/queries.ts';
import { offerColumns } from '#service/offers/product-offers.ts';
import { oneDecimal, summaryColumns, summaryOf } from '#service/products/product-summary.ts';
import type { Reader } from '#service/regions/queries.ts';
import { skusOf } from '#service/products/skus.ts';

/** Sold here at a price, or sold elsewhere only: then its page says so, and nothing of it can be bought. */
export async function productDetail(
  db: Db,
  prodId: number,
  reader: Reader,
  now: Date,
): Promise<Omit<ProductDetail, 'shipFromText' | 'soldIn'>> {
  const row = await readProduct(db, prodId, reader);
  const [skuList, path, groupBuy] = await Promise.all([
    skusOf(db, prodId, reader),
    categoryPath(db, row.categoryId, reader.language),
    row.groupBuyId === null ? null : runningGroupBuy(db, reader, prodId, now),
  ]);
  const { window } = row;
  const { language } = reader;
  const { currency } = reader.region;
  const sellable = window ? skuList.filter(({ status }) => status === 'ON') : [];
  const totalStocks = sellable.reduce((sum, { stocks }) => sum + stocks, 0);
  return {
    ...summaryOf({ ...row, ...(window ?? notSoldHere(row, skuList)), stock: totalStocks }, reader),
    ...(!window && { freeDelivery: false }),
    itemCode: row.itemCode,
    ...textIn('brief', row.brief, language),
    imgs: row.imgs,
    video: null,
    categoryPath: path,
    brand: brandOf(row.brand, reader),
    skuList: window ? skuList : [],
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

type ProductRow = Awaited<ReturnType<typeof readProduct>>;

async function readProduct(db: Db, prodId: number, reader: Reader) {
  const {
    prodId: id,
    name,
    pic,
    shopId,
    shopName,
    shopNameZh,
    soldNum,
    ratingAvg,
    ratingCount,
  } = summaryColumns;
  const { region } = reader;
  const [row] = await db
    .select({
      prodId: id,
      name,
      pic,
      shopId,
      shopName,
      shopNameZh,
      soldNum,
      ratingAvg,
      ratingCount,
      ...offerColumns(reader),
      itemCode: products.itemCode,
      brief: products.brief,
      imgs: products.imgs,
      specs: products.specs,
      contentHtml: products.contentHtml,
      warrantyMonths: products.warrantyMonths,
      categoryId: products.categoryId,
      brand: brands,
      shopLogo: shops.logo,
      shopRating: shops.ratingAvg,
      official: shops.official,
      shopCountry: shops.country,
      insuranceBps: shops.insuranceBps,
      shopProducts: sql<number>`(
        select count(*) from products other join product_regions there using (prod_id)
        where other.shop_id = ${products.shopId} and other.on_shelf and there.region_id = ${region.regionId}
      )`.mapWith(Number),
      window: productRegions,
    })
    .from(products)
    .innerJoin(shops, eq(shops.shopId, products.shopId))
    .leftJoin(brands, eq(brands.brandId, products.brandId))
    .leftJoin(
      productRegions,
      and(eq(productRegions.prodId, products.prodId), eq(productRegions.regionId, region.regionId)),
    )
    .where(and(eq(products.prodId, prodId), eq(products.onShelf, true)));
  if (!row) throw notFound();
  return row;
}

/** What its page says where it is not sold: the lowest price that it would have, and that it cannot come. */
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
