import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { facetSets, listings } from '#service/db/schema/listings.ts';
import type { Reader } from '#service/regions/queries.ts';

/** Listed products by the facet sets that they are in. */
export type OfSets = {
  /** Condition on facet sets. */
  sets: SQL;
  /** Condition on the listings of these sets. */
  each?: SQL | undefined;
  /** Order of the sets, by their columns; undefined when none comes before another. */
  nearest?: SQL[];
};

/**
 * The ids of a page: the products of the first sets before others, what sells best first among them, ties by id. Of each set
 * the index gives its best as far as the page can reach, so a large mall costs what a small one does; to go through all that
 * sells best until enough is in the sets can mean to go through the whole mall.
 */
export async function bestOfSets(
  db: Db,
  reader: Reader,
  { sets, each, nearest = [] }: OfSets,
  { size, from }: { size: number; from: number },
): Promise<number[]> {
  const best = db
    .select({ prodId: listings.prodId, soldNum: listings.soldNum })
    .from(listings)
    .where(and(eq(listings.regionId, reader.region.regionId), eq(listings.setId, facetSets.setId), each))
    .orderBy(desc(listings.soldNum), asc(listings.prodId))
    .limit(from + size)
    .as('best');
  const rows = await db
    .select({ prodId: best.prodId })
    .from(facetSets)
    .crossJoinLateral(best)
    .where(sets)
    .orderBy(...nearest, desc(best.soldNum), asc(best.prodId))
    .limit(size)
    .offset(from);
  return rows.map(({ prodId }) => prodId);
}
