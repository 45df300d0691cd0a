import type { Catalogue, CatalogueProduct } from './catalogue.ts';

const starsMost = 5;

/** The ratings of a product. Every review counts, so that no bar of stars shows 0 although a review with these stars exists. */
export type Ratings = { ratingAvg: number | null; ratingCount: number; ratingStars: number[] };

/** Combines the catalogue's counts of ratings with its reviews. */
export function ratingsOf({ reviews }: Pick<Catalogue, 'reviews'>) {
  const written = new Map<number, number[]>();
  for (const { productId, stars } of reviews) {
    const counts = written.get(productId) ?? Array.from({ length: starsMost }, () => 0);
    counts[stars - 1] = (counts[stars - 1] ?? 0) + 1;
    written.set(productId, counts);
  }
  return ({ id, rating }: Pick<CatalogueProduct, 'id' | 'rating'>): Ratings => {
    const ratingStars = rating.histogram.map((count, place) =>
      Math.max(count, written.get(id)?.[place] ?? 0),
    );
    const ratingCount = ratingStars.reduce((sum, count) => sum + count, 0);
    const points = ratingStars.reduce((sum, count, place) => sum + count * (place + 1), 0);
    return { ratingAvg: ratingCount > 0 ? points / ratingCount : null, ratingCount, ratingStars };
  };
}
