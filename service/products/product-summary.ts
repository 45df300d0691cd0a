import { sql } from 'drizzle-orm';
import { discountPercent } from '#openapi/discount-percent.ts';
import type { ProductSummary } from '#openapi/schema.gen.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { shops } from '#service/db/schema/shops.ts';
import { skus } from '#service/db/schema/skus.ts';
import { type Localised, textIn } from '#service/domain/language.ts';
import type { Reader } from '#service/regions/queries.ts';

/** From so many pieces down, over all its SKUs, a product is nearly gone. */
const lowStock = 5;

/** Pieces of a product over all its SKUs; for queries that have `products` among their tables. */
const stockOfProduct = sql<number>`(
  select coalesce(sum(${skus.stock}), 0) from ${skus} where ${skus.prodId} = ${products.prodId} and ${skus.enabled}
)`.mapWith(Number);

/** What a summary is made of, from `products`, `productRegions` and `shops`. */
export const summaryColumns = {
  prodId: products.prodId,
  name: products.name,
  pic: sql<string>`${products.imgs}->>0`,
  shopId: products.shopId,
  shopName: shops.name,
  shopNameZh: shops.nameZh,
  price: productRegions.price,
  oriPrice: productRegions.oriPrice,
  soldNum: products.soldNum,
  ratingAvg: products.ratingAvg,
  ratingCount: products.ratingCount,
  fee: productRegions.fee,
  codAvailable: productRegions.codAvailable,
  shipFrom: productRegions.shipFrom,
  overseas: productRegions.overseas,
  stock: stockOfProduct,
};

export type SummaryRow = {
  prodId: number;
  name: Localised;
  pic: string;
  shopId: number;
  shopName: string;
  shopNameZh: string;
  price: number;
  oriPrice: number | null;
  soldNum: number;
  ratingAvg: number | null;
  ratingCount: number;
  fee: number;
  codAvailable: boolean;
  shipFrom: string;
  overseas: boolean;
  stock: number;
  /** From `offerColumns`. */
  voucherCount: number;
  groupBuyId: number | null;
};

export function summaryOf(row: SummaryRow, { region: { currency }, language }: Reader): ProductSummary {
  return {
    prodId: row.prodId,
    ...textIn('prodName', row.name, language),
    pic: row.pic,
    shopId: row.shopId,
    shopName: language === 'zh' ? row.shopNameZh : row.shopName,
    price: { amount: row.price, currency },
    oriPrice: row.oriPrice === null ? null : { amount: row.oriPrice, currency },
    discountPercent: discountPercent(row.price, row.oriPrice),
    soldNum: row.soldNum,
    ratingAvg: oneDecimal(row.ratingAvg),
    ratingCount: row.ratingCount,
    voucherCount: row.voucherCount,
    freeDelivery: row.fee === 0,
    codAvailable: row.codAvailable,
    shipFrom: row.shipFrom,
    overseas: row.overseas,
    stockState: row.stock === 0 ? 'OUT_OF_STOCK' : row.stock <= lowStock ? 'LOW' : 'IN_STOCK',
    groupBuyId: row.groupBuyId,
  };
}

export const oneDecimal = (average: number | null) =>
  average === null ? null : Math.round(average * 10) / 10;
