import { inArray, type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '#service/db/database.ts';
import { facetSets, listings } from '#service/db/schema/listings.ts';

/** The least ratings that the filter offers, highest first; a FoundGroup can tell only these. */
export const starSteps = [4, 3];

export const isStarStep = (stars: number | undefined) => starSteps.some((least) => least === stars);

type FacetSet = typeof facetSets.$inferSelect;

/** Found products that are equal in all that the facets count. */
export type FoundGroup = {
  set: FacetSet;
  free: boolean;
  cod: boolean;
  stocked: boolean;
  /** The highest of the steps that they reach, or 0. */
  stars: number;
  /** Bit `i` is set when they do not meet choice `i`; only for choices without `holds`, which only the database can test. */
  missed: number;
  members: number;
  /** Prices in minor units of the region. */
  lowest: number;
  highest: number;
};

/**
 * One group of filters with its condition; `group` is the name of a facet or the id of an attribute. The condition is on
 * the listing itself, or on its facet set.
 */
export type Choice = {
  group: string | number;
  of: 'listing' | 'set';
  test: SQL;
  /** The condition for a group of found products; undefined where products of one group can differ in it. */
  holds?: ((found: FoundGroup) => boolean) | undefined;
};

type GroupRow = [number, boolean, boolean, boolean, number, number, number, number, number];

/** A piece of the product can be sold now. */
export const stocked = sql<boolean>`${listings.stockedSkus} > 0`;

const setsKept = 50_000;

/** Reads the found products once, in groups of equal ones; every facet count is a sum over these groups, so it is exact. */
export function foundGroupsOf(db: Db) {
  const sets = facetSetsOf(db);
  const stars = sql`case ${sql.join(
    starSteps.map((least) => sql`when ${listings.ratingAvg} >= ${sql.raw(`${least} then ${least}`)}`),
    sql` `,
  )} else 0 end`;

  return async (where: SQL, choices: readonly Choice[]): Promise<FoundGroup[]> => {
    const [row] = await db
      .select({
        groups: sql<GroupRow[]>`coalesce(json_agg(json_build_array(
          set_id, free, cod, stocked, stars, missed, members, lowest, highest)), '[]')`,
      })
      .from(
        sql`(
          select ${listings.setId}, ${listings.free}, ${listings.codAvailable} as cod, ${stocked} as stocked, ${stars} as stars,
            ${missedOf(choices)} as missed, count(*) as members, min(${listings.price}) as lowest, max(${listings.price}) as highest
          from ${listings} where ${where} group by 1, 2, 3, 4, 5, 6
        ) found`,
      );
    const rows = row?.groups ?? [];
    const known = await sets(rows.map(([setId]) => setId));
    return rows.flatMap(([setId, free, cod, isStocked, most, missed, members, lowest, highest]) => {
      const set = known.get(setId);
      return set
        ? [{ set, free, cod, stocked: isStocked, stars: most, missed, members, lowest, highest }]
        : [];
    });
  };
}

/** SQL for `FoundGroup.missed`: a bit for each choice without `holds` that a listing does not meet. */
function missedOf(choices: readonly Choice[]): SQL {
  const bits = choices.flatMap(({ holds, test }, index) =>
    holds ? [] : [sql`(case when ${test} then 0 else ${sql.raw(String(2 ** index))} end)`],
  );
  return bits.length === 0 ? sql`0` : sql.join(bits, sql` + `);
}

/** Reads facet sets by id. A set never changes once it is written (decision 13), so cached ones never get stale. */
function facetSetsOf(db: Db) {
  const kept = new LRUCache<number, FacetSet>({ max: setsKept });
  return async (ids: readonly number[]): Promise<Map<number, FacetSet>> => {
    const asked = [...new Set(ids)];
    const known = new Map(asked.flatMap((id) => pairOf(kept.get(id))));
    const missing = asked.filter((id) => !known.has(id));
    if (missing.length === 0) return known;
    for (const set of await db.select().from(facetSets).where(inArray(facetSets.setId, missing))) {
      kept.set(set.setId, set);
      known.set(set.setId, set);
    }
    return known;
  };
}

const pairOf = (set: FacetSet | undefined): [number, FacetSet][] => (set ? [[set.setId, set]] : []);
