import { sql } from 'drizzle-orm';
import { discountPercent } from '#openapi/discount-percent.ts';
import { fewPieces } from '#openapi/limits.ts';
import type { ProductSummary } from '#openapi/schema.gen.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { shops } from '#service/db/schema/shops.ts';
import { skus } from '#service/db/schema/skus.ts';
import { type Localised, textIn } from '#service/domain/language.ts';
import type { Reader } from '#service/regions/queries.ts';

/** Pieces of a product over all its SKUs; for queries that have `products` among their tables. */
const stockOfProduct = sql<number>`(
  select coalesce(sum(${skus.stock}), 0) from ${skus} where ${skus.prodId} = ${products.prodId} and ${skus.enabled}
)`.mapWith(Number);

/** What a summary is made of, from `products`, `productRegions` and `shops`. */
export const summaryColumns = {
  prodId: products.prodId,
  name: products.name,
  pic: sql<string>`${products.imgs}->>0`,
  picWidthPercent: sql<number | null>`round(
    100.0 * (${products.imgLooks}->0->>'width')::int / (${products.imgLooks}->0->>'height')::int
  )::int`,
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
  /** Width of the main picture in per cent of its height, where its size is known. */
  picWidthPercent?: number | null;
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
    ...(row.picWidthPercent && { picWidthPercent: row.picWidthPercent }),
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
    ...stockOf(row.stock),
    groupBuyId: row.groupBuyId,
  };
}

/** Stock state of a product by its pieces over all SKUs; `fewLeft` only when few are left. */
function stockOf(stock: number): Pick<ProductSummary, 'stockState' | 'fewLeft'> {
  if (stock === 0) return { stockState: 'OUT_OF_STOCK' };
  return stock <= fewPieces ? { stockState: 'LOW', fewLeft: stock } : { stockState: 'IN_STOCK' };
}

export const oneDecimal = (average: number | null) =>
  average === null ? null : Math.round(average * 10) / 10;
