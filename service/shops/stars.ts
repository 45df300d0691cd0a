import { eq, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { products } from '#service/db/schema/products.ts';

const starPlaces = [0, 1, 2, 3, 4];

type ShopStars = {
  /** Number of ratings with 1, 2, 3, 4 and 5 stars, of all products of the shop. */
  counts: number[];
  total: number;
  /** The mean of all ratings; null when there is none. */
  average: number | null;
};

/** The ratings of all products of a shop in all regions, so that its head, its bars and its reviews show the same numbers. */
export async function shopStars(db: Db, shopId: number): Promise<ShopStars> {
  const columns = Object.fromEntries(
    starPlaces.map((place) => [
      place,
      sql<number>`coalesce(sum((${products.ratingStars}->>${sql.raw(String(place))})::int), 0)`.mapWith(
        Number,
      ),
    ]),
  );
  const [row] = await db.select(columns).from(products).where(eq(products.shopId, shopId));
  const counts = starPlaces.map((place) => row?.[place] ?? 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const points = counts.reduce((sum, count, place) => sum + count * (place + 1), 0);
  return { counts, total, average: total === 0 ? null : points / total };
}
