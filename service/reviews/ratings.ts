import { eq, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { products } from '#service/db/schema/products.ts';

/** Adds one rating to the stars, count and average of a product, in the transaction of its review. */
export async function countStars(tx: Db, prodId: number, score: number) {
  const place = String(score - 1);
  const stars = products.ratingStars;
  const points = sql`(select coalesce(sum(given::int * star), 0) from jsonb_array_elements_text(${stars}) with ordinality as stars (given, star))`;
  await tx
    .update(products)
    .set({
      ratingStars: sql`jsonb_set(${stars}, array[${place}::text], to_jsonb((${stars}->>${place}::int)::int + 1))`,
      ratingCount: sql`${products.ratingCount} + 1`,
      ratingAvg: sql`round((${points} + ${score}::int)::numeric / (${products.ratingCount} + 1), 2)`,
    })
    .where(eq(products.prodId, prodId));
}

/**
 * Products whose figures contradict each other: count or average differ from the stars, there are more written reviews than
 * stars, or a listing has another average than its product. There should be none; a job looks every hour.
 */
export async function disagreeingRatings(db: Db, limit = 20): Promise<number[]> {
  const answer: unknown = await db.execute(sql`
    select p.prod_id from products p cross join lateral (
      select coalesce(sum(given::int), 0) as given, coalesce(sum(given::int * star), 0) as points
        from jsonb_array_elements_text(p.rating_stars) with ordinality as stars (given, star)
    ) counted
    where p.rating_count <> counted.given
      or p.rating_avg is distinct from (case when counted.given > 0 then round(counted.points::numeric / counted.given, 2) end)
      or exists (select from reviews r where r.prod_id = p.prod_id group by r.score
        having count(*) > (p.rating_stars->>(r.score - 1))::int)
      or exists (select from listings l where l.prod_id = p.prod_id and l.rating_avg is distinct from p.rating_avg)
    order by p.prod_id limit ${limit}`);
  return (answer as { rows: { prod_id: unknown }[] }).rows.map(({ prod_id }) => Number(prod_id));
}

/** Fails with the products whose ratings do not agree, so that the operator hears of them. */
export async function compareRatings(db: Db) {
  const found = await disagreeingRatings(db);
  if (found.length > 0) throw new Error(`ratings that do not agree with their stars: ${found.join(', ')}`);
}
