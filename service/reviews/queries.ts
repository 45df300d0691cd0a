import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { PageOfReview, ReviewSummary } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { products } from '#service/db/schema/products.ts';
import { reviews } from '#service/db/schema/reviews.ts';
import { users } from '#service/db/schema/users.ts';
import type { Language } from '#service/domain/language.ts';
import { notFound } from '#service/domain/refusal.ts';
import { checkDepth, type PageAsked, pageOf } from '#service/platform/paging.ts';
import { oneDecimal } from '#service/products/product-summary.ts';
import { reviewOf } from './view.ts';

type ReviewsAsked = {
  score?: number | undefined;
  withPics?: boolean | undefined;
  /** Only those in the reader's language, or only those in others. */
  langs?: 'own' | 'others' | undefined;
  language: Language;
  page: PageAsked;
};

const hasPics = sql`jsonb_array_length(${reviews.pics}) > 0`;

export type ReviewStore = ReturnType<typeof reviewStore>;

export function reviewStore(db: Db) {
  return {
    /** The ratings of a product; counts also those without a written review. */
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

    /** Reviews in the reader's language first, then the others; each newest first. */
    async page(
      prodId: number,
      { score, withPics, langs, language, page }: ReviewsAsked,
    ): Promise<PageOfReview> {
      checkDepth(page);
      const own = eq(reviews.language, language);
      const chosen = and(
        score === undefined ? undefined : eq(reviews.score, score),
        withPics ? hasPics : undefined,
      );
      const [counts, rows] = await Promise.all([
        // A product without reviews has one row, without a language.
        db
          .select({ lang: reviews.language, count: count(reviews.prodCommId) })
          .from(products)
          .leftJoin(reviews, and(eq(reviews.prodId, products.prodId), chosen))
          .where(and(eq(products.prodId, prodId), eq(products.onShelf, true)))
          .groupBy(reviews.language)
          .orderBy(desc(count(reviews.prodCommId)), reviews.language),
        db
          .select({ review: reviews, author: { nickName: users.nickName, avatarUrl: users.avatarUrl } })
          .from(reviews)
          .leftJoin(users, eq(users.userId, reviews.userId))
          .where(
            and(
              eq(reviews.prodId, prodId),
              chosen,
              langs && (langs === 'own' ? own : ne(reviews.language, language)),
            ),
          )
          .orderBy(desc(own), desc(reviews.createdAt), desc(reviews.prodCommId))
          .limit(page.size)
          .offset((page.current - 1) * page.size),
      ]);
      if (counts.length === 0) throw notFound();
      const otherLangs = counts.flatMap(({ lang, count: times }) =>
        lang === null || lang === language ? [] : [{ lang, count: times }],
      );
      const others = otherLangs.reduce((sum, { count: times }) => sum + times, 0);
      const inOwn = counts.find(({ lang }) => lang === language)?.count ?? 0;
      const total = (langs === 'others' ? 0 : inOwn) + (langs === 'own' ? 0 : others);
      const records = rows.map(({ review, author }) => reviewOf(review, author, language));
      return { ...pageOf(records, total, page), otherLangs };
    },
  };
}
