import { eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { SearchFacets } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { facetSets, listings } from '#service/db/schema/listings.ts';
import { attributesIn, brandsIn, categoriesIn, type Found, listOf, placesIn } from './facet-lists.ts';
import { listedHere } from './listed.ts';
import type { Reader, RegionStore } from './regions.ts';
import { type Choice, type Narrowing, stocked } from './search-filters.ts';

/** Stars that one can ask for at least. */
const starSteps = [4, 3];

export const noFacets: SearchFacets = {
  attrs: [],
  placesOfOrigin: [],
  brands: [],
  priceRange: null,
  categories: [],
  ratings: [],
  freeDelivery: 0,
  cashOnDelivery: 0,
  inStock: 0,
};

export type Counted = { total: number; facets: SearchFacets };

/**
 * How many products fit, and by what they can be narrowed; one question to the database. What was found is read once and
 * grouped by what its members have in common; all counts are sums over the groups, so they are exact.
 */
export async function countedFacets(
  db: Db,
  regions: RegionStore,
  reader: Reader,
  asked: { matched: SQL | undefined; narrowing: Narrowing },
): Promise<Counted> {
  const { narrowing, matched } = asked;
  const { choices, scope } = narrowing;
  const alike = {
    setId: listings.setId,
    free: listings.free,
    cod: listings.codAvailable,
    stocked: stocked.as('stocked'),
    stars: sql<number>`case ${sql.join(
      starSteps.map(
        (least) =>
          sql`when ${listings.ratingAvg} >= ${sql.raw(String(least))} then ${sql.raw(String(least))}`,
      ),
      sql` `,
    )} else 0 end`.as('stars'),
    missedAlone: missedOf(choices, 'listing').as('missed_alone'),
  };
  const found = db.$with('found').as(
    db
      .select({
        ...alike,
        members: sql<number>`count(*)`.as('members'),
        lowest: sql<number>`min(${listings.price})`.as('lowest'),
        highest: sql<number>`max(${listings.price})`.as('highest'),
      })
      .from(listings)
      .where(listedHere(reader, matched, scope))
      .groupBy(sql`1, 2, 3, 4, 5, 6`),
  );
  const { brandId, shipFrom, categoryIds, attrValueIds } = facetSets;
  const groups = db.$with('groups').as(
    db
      .select({
        free: found.free,
        cod: found.cod,
        stocked: found.stocked,
        stars: found.stars,
        members: found.members,
        lowest: found.lowest,
        highest: found.highest,
        brandId,
        shipFrom,
        categoryIds,
        attrValueIds,
        missed: sql<number>`missed_alone + ${missedOf(choices, 'set')}`.as('missed'),
      })
      .from(found)
      .innerJoin(facetSets, eq(facetSets.setId, found.setId)),
  );
  const rows: Found = { groups: sql`${groups}`, fits: (group) => fitsBut(choices, group) };
  const count = (group: string, test: SQL) =>
    sql<number>`coalesce(sum(members) filter (where ${fitsBut(choices, group)} and ${test}), 0)`.mapWith(
      Number,
    );
  const limit = (end: 'min' | 'max', of: SQLWrapper) =>
    sql<number | null>`${sql.raw(end)}(${of}) filter (where ${fitsBut(choices, 'price')})::float8`;
  const [row] = await db
    .with(found, groups)
    .select({
      total: count('', sql`true`),
      min: limit('min', groups.lowest),
      max: limit('max', groups.highest),
      freeDelivery: count('freeDelivery', sql`${groups.free}`),
      cashOnDelivery: count('cashOnDelivery', sql`${groups.cod}`),
      inStock: count('inStock', sql`${groups.stocked}`),
      stars: sql<number[]>`jsonb_build_array(${sql.join(
        starSteps.map((least) => count('rating', sql`${groups.stars} >= ${least}`)),
        sql`, `,
      )})`,
      brands: listOf<SearchFacets['brands'][number]>(brandsIn(rows, narrowing, reader)),
      placesOfOrigin: listOf<{ value: string; count: number }>(placesIn(rows)),
      categories: listOf<SearchFacets['categories'][number]>(categoriesIn(rows, narrowing, reader)),
      attrs: listOf<SearchFacets['attrs'][number]>(attributesIn(rows, narrowing)),
    })
    .from(groups);
  if (!row) return { total: 0, facets: noFacets };
  const { total, min, max, stars, ...facets } = row;
  const { currency } = reader.region;
  return {
    total,
    facets: {
      ...facets,
      placesOfOrigin: await labelled(row.placesOfOrigin, regions, reader, narrowing.filters.placeOfOrigin),
      ratings: starSteps.map((least, index) => ({ stars: least, count: stars[index] ?? 0 })),
      priceRange:
        min === null || max === null
          ? null
          : { min: { amount: min, currency }, max: { amount: max, currency } },
    },
  };
}

type Place = { value: string; count: number };

/** Places by name in the reader's language; the chosen one stays, also with nothing left from there. */
async function labelled(places: Place[], regions: RegionStore, { language }: Reader, chosen = '') {
  const gone = /^[A-Z]{2}$/.test(chosen) && !places.some(({ value }) => value === chosen);
  const all = gone ? [...places, { value: chosen, count: 0 }] : places;
  return Promise.all(
    all.map(async (place) => ({ ...place, label: await regions.countryName(place.value, language) })),
  );
}

/** One bit for each choice of a kind that is not met. */
function missedOf(choices: readonly Choice[], of: Choice['of']) {
  const bits = choices.flatMap((choice, index) =>
    choice.of === of ? [sql`(case when ${choice.test} then 0 else ${sql.raw(String(2 ** index))} end)`] : [],
  );
  return bits.length === 0 ? sql<number>`0` : sql<number>`(${sql.join(bits, sql` + `)})`;
}

/** The product meets every choice, that of the group left aside. */
function fitsBut(choices: readonly Choice[], group: string | number): SQL {
  const own = choices.findIndex((choice) => choice.group === group);
  return own < 0 ? sql`missed = 0` : sql`missed in (0, ${sql.raw(String(2 ** own))})`;
}
