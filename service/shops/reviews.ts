import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { ShopReviews } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { reviews } from '#service/db/schema/reviews.ts';
import { shops } from '#service/db/schema/shops.ts';
import { users } from '#service/db/schema/users.ts';
import { textIn } from '#service/domain/language.ts';
import { notFound } from '#service/domain/refusal.ts';
import { oneDecimal } from '#service/products/product-summary.ts';
import { soldIn } from '#service/products/product-list.ts';
import type { Reader } from '#service/regions/queries.ts';
import { reviewOf } from '#service/reviews/view.ts';
import { shopStars } from './stars.ts';

const shownMax = 6;

/** Reviews of the products that a shop sells in the region; the stars count all ratings, also those without text. */
export async function shopReviews(db: Db, reader: Reader, shopId: number): Promise<ShopReviews> {
  const [shop] = await db.select({ shopId: shops.shopId }).from(shops).where(eq(shops.shopId, shopId));
  if (!shop) throw notFound();
  const own = eq(reviews.language, reader.language);
  const [stars, rows] = await Promise.all([
    shopStars(db, shopId),
    db
      .select({
        review: reviews,
        author: { nickName: users.nickName, avatarUrl: users.avatarUrl },
        name: products.name,
        pic: sql<string>`${products.imgs}->>0`,
      })
      .from(reviews)
      .innerJoin(products, eq(products.prodId, reviews.prodId))
      .innerJoin(productRegions, eq(productRegions.prodId, products.prodId))
      .leftJoin(users, eq(users.userId, reviews.userId))
      .where(soldIn(reader, and(eq(products.shopId, shopId), ne(reviews.content, ''))))
      .orderBy(desc(own), desc(reviews.createdAt), desc(reviews.prodCommId))
      .limit(shownMax),
  ]);
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = stars.counts;
  return {
    shopId,
    ratingAvg: oneDecimal(stars.average),
    total: stars.total,
    counts: { '1': one, '2': two, '3': three, '4': four, '5': five },
    reviews: rows.map(({ review, author, name, pic }) => ({
      ...reviewOf(review, author, reader.language),
      prodId: review.prodId,
      ...textIn('prodName', name, reader.language),
      prodPic: pic,
    })),
  };
}
