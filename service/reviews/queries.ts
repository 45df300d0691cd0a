import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { PageOfReview, ReviewSummary } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { preparedFor } from '#service/db/prepared.ts';
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

export type ReviewStore = ReturnType<typeof reviewStore>;

export function reviewStore(db: Db) {
  return {
    /** The ratings of a product; counts also those without a written review. */
    async summary(prodId: number): Promise<ReviewSummary> {
      const [row] = await ratingsOf(db).execute({ prodId });
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
      { score, withPics = false, langs, language, page }: ReviewsAsked,
    ): Promise<PageOfReview> {
      checkDepth(page);
      const { size } = page;
      const chosen = { prodId, score: score ?? null, withPics };
      const [counts, rows] = await Promise.all([
        languagesOf(db).execute(chosen),
        reviewsOf(db).execute({
          ...chosen,
          langs: langs ?? null,
          language,
          size,
          from: (page.current - 1) * size,
        }),
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

// Every page of a product asks these three, so they are prepared once for each database.

const ofProduct = eq(reviews.prodId, sql.placeholder('prodId'));
const onShelf = and(eq(products.prodId, sql.placeholder('prodId')), eq(products.onShelf, true));
const hasPics = sql`jsonb_array_length(${reviews.pics}) > 0`;
/** The stars and pictures that the reader chose; all where none is chosen. */
const isChosen = and(
  sql`coalesce(${reviews.score} = ${sql.placeholder('score')}::int, true)`,
  sql`(${hasPics} or not ${sql.placeholder('withPics')}::boolean)`,
);

const ratingsOf = preparedFor((db) =>
  db
    .select({
      ratingAvg: products.ratingAvg,
      total: products.ratingCount,
      stars: products.ratingStars,
      withPics: sql<number>`(select count(*) from ${reviews} where ${ofProduct} and ${hasPics})`.mapWith(
        Number,
      ),
    })
    .from(products)
    .where(onShelf)
    .prepare('ratings_of_product'),
);

/** How many reviews there are in each language; a product without reviews has one row, without a language. */
const languagesOf = preparedFor((db) =>
  db
    .select({ lang: reviews.language, count: count(reviews.prodCommId) })
    .from(products)
    .leftJoin(reviews, and(ofProduct, isChosen))
    .where(onShelf)
    .groupBy(reviews.language)
    .orderBy(desc(count(reviews.prodCommId)), reviews.language)
    .prepare('languages_of_reviews'),
);

const reviewsOf = preparedFor((db) => {
  const isOwn = sql`${reviews.language} = ${sql.placeholder('language')}`;
  return db
    .select({ review: reviews, author: { nickName: users.nickName, avatarUrl: users.avatarUrl } })
    .from(reviews)
    .leftJoin(users, eq(users.userId, reviews.userId))
    .where(
      and(ofProduct, isChosen, sql`coalesce((${isOwn}) = (${sql.placeholder('langs')}::text = 'own'), true)`),
    )
    .orderBy(desc(isOwn), desc(reviews.createdAt), desc(reviews.prodCommId))
    .limit(sql.placeholder('size'))
    .offset(sql.placeholder('from'))
    .prepare('reviews_of_product');
});
