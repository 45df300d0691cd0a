import { and, desc, eq, sql } from 'drizzle-orm';
import type { PageOfReview, Review, ReviewSummary } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { products } from '#service/db/schema/products.ts';
import { reviews } from '#service/db/schema/reviews.ts';
import { notFound } from '#service/domain/refusal.ts';
import { checkDepth, type PageAsked, pageOf } from '#service/platform/paging.ts';
import { oneDecimal } from '#service/products/product-summary.ts';

type ReviewRow = typeof reviews.$inferSelect;
type ReviewsAsked = { score?: number | undefined; withPics?: boolean | undefined; page: PageAsked };

const hasPics = sql`jsonb_array_length(${reviews.pics}) > 0`;

export type ReviewStore = ReturnType<typeof reviewStore>;

export function reviewStore(db: Db) {
  return {
    /** Counts every rating; many buyers give stars without writing anything. */
    async summary(prodId: number): Promise<ReviewSummary> {
      const [row] = await db
        .select({
          ratingAvg: products.ratingAvg,
          total: products.ratingCount,
          stars: products.ratingStars,
          withPics: sql<number>`(
            select count(*) from ${reviews} where ${reviews.prodId} = ${prodId} and ${hasPics}
          )`.mapWith(Number),
        })
        .from(products)
        .where(and(eq(products.prodId, prodId), eq(products.onShelf, true)));
      if (!row) throw notFound();
      const [one = 0, two = 0, three = 0, four = 0, five = 0] = row.stars;
      return {
        prodId,
        ratingAvg: oneDecimal(row.ratingAvg),
        total: row.total,
        counts: { '1': one, '2': two, '3': three, '4': four, '5': five },
        withPics: row.withPics,
      };
    },

    /** Newest first. */
    async page(prodId: number, { score, withPics, page }: ReviewsAsked): Promise<PageOfReview> {
      checkDepth(page);
      const where = and(
        eq(reviews.prodId, prodId),
        score === undefined ? undefined : eq(reviews.score, score),
        withPics ? hasPics : undefined,
      );
      const [product] = await db
        .select({ total: sql<number>`(select count(*) from ${reviews} where ${where})`.mapWith(Number) })
        .from(products)
        .where(and(eq(products.prodId, prodId), eq(products.onShelf, true)));
      if (!product) throw notFound();
      const rows = await db
        .select()
        .from(reviews)
        .where(where)
        .orderBy(desc(reviews.createdAt), desc(reviews.prodCommId))
        .limit(page.size)
        .offset((page.current - 1) * page.size);
      return pageOf(rows.map(reviewOf), product.total, page);
    },
  };
}

function reviewOf(row: ReviewRow): Review {
  return {
    prodCommId: row.prodCommId,
    score: row.score,
    content: row.content,
    pics: row.pics,
    nickName: row.isAnonymous || row.nickName === null ? '***' : row.nickName,
    pic: row.isAnonymous ? null : row.avatar,
    isAnonymous: row.isAnonymous,
    skuName: row.skuName,
    createTime: row.createdAt.toISOString(),
    reply:
      row.replyContent === null
        ? null
        : { content: row.replyContent, time: (row.replyAt ?? row.createdAt).toISOString() },
  };
}
