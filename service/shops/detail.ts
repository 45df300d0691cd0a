import { and, count, eq } from 'drizzle-orm';
import type { Category, ShopDetail } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { categories } from '#service/db/schema/categories.ts';
import { productCategories, productRegions, products } from '#service/db/schema/products.ts';
import { shops } from '#service/db/schema/shops.ts';
import { vouchers } from '#service/db/schema/vouchers.ts';
import { inLanguage, textIn } from '#service/domain/language.ts';
import { notFound } from '#service/domain/refusal.ts';
import { soldIn } from '#service/products/product-list.ts';
import { oneDecimal } from '#service/products/product-summary.ts';
import type { Reader } from '#service/regions/queries.ts';
import { roomOfShop } from '#service/rooms/shop-room.ts';
import { shopStars } from './stars.ts';
import { shopSummaryOf } from './summary.ts';
import { collectable } from '#service/offers/vouchers-in-force.ts';

/** Category level of the shelves on a shop's page: finer than the top categories, few enough for one row. */
const shelfLevel = 2;
const shelvesMax = 50;

/** A shop for its own page: its products in the reader's region, and its ratings from all regions. Refuses an unknown shop (404). */
export async function shopDetail(db: Db, reader: Reader, shopId: number, now: Date): Promise<ShopDetail> {
  const [shop] = await db.select().from(shops).where(eq(shops.shopId, shopId));
  if (!shop) throw notFound();
  const [shelves, sold, stars, voucherCount, room] = await Promise.all([
    shelvesOf(db, reader, shopId),
    soldCount(db, reader, shopId),
    shopStars(db, shopId),
    collectableCount(db, reader, shopId, now),
    shop.open ? roomOfShop(db, reader, shop) : null,
  ]);
  const good = (stars.counts[3] ?? 0) + (stars.counts[4] ?? 0);
  return {
    ...shopSummaryOf(shop, sold, reader.language),
    open: shop.open,
    ...(shop.tint !== null && { tint: shop.tint }),
    banner: shop.banner,
    ...textIn('intro', shop.intro, reader.language),
    openSince: shop.openSince,
    ratingAvg: oneDecimal(stars.average),
    ratingCount: stars.total,
    positivePercent: stars.total === 0 ? null : Math.round((good / stars.total) * 100),
    replyPercent: shop.replyPercent,
    categories: shelves,
    voucherCount,
    room,
    followers: shop.followers,
    chatAvailable: shop.open,
  };
}

async function shelvesOf(db: Db, reader: Reader, shopId: number): Promise<Category[]> {
  const rows = await db
    .selectDistinct({ category: categories })
    .from(products)
    .innerJoin(productRegions, eq(productRegions.prodId, products.prodId))
    .innerJoin(productCategories, eq(productCategories.prodId, products.prodId))
    .innerJoin(categories, eq(categories.categoryId, productCategories.categoryId))
    .where(soldIn(reader, and(eq(products.shopId, shopId), eq(categories.level, shelfLevel))))
    .orderBy(categories.seq, categories.categoryId)
    .limit(shelvesMax);
  return rows.map(({ category: { categoryId, parentId, name, pic, seq } }) => ({
    categoryId,
    parentId: parentId ?? 0,
    categoryName: inLanguage(name, reader.language),
    pic,
    seq,
  }));
}

async function soldCount(db: Db, reader: Reader, shopId: number): Promise<number> {
  const [counted] = await db
    .select({ sold: count() })
    .from(products)
    .innerJoin(productRegions, eq(productRegions.prodId, products.prodId))
    .where(soldIn(reader, eq(products.shopId, shopId)));
  return counted?.sold ?? 0;
}

async function collectableCount(db: Db, reader: Reader, shopId: number, now: Date): Promise<number> {
  const [counted] = await db
    .select({ open: count() })
    .from(vouchers)
    .where(and(eq(vouchers.shopId, shopId), collectable(reader.region.regionId, now)));
  return counted?.open ?? 0;
}
