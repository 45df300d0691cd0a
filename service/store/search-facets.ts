import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { SearchFacets } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { attributesIn, brandsIn, categoriesIn, type Found, listOf, placesIn } from './facet-lists.ts';
import { soldIn } from './product-list.ts';
import type { Reader, RegionStore } from './regions.ts';
import { type Choice, freely, type Narrowing, stocked } from './search-filters.ts';

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

/** How many products fit, and by what they can be narrowed; one question to the database. */
export async function countedFacets(
  db: Db,
  regions: RegionStore,
  reader: Reader,
  asked: { matching: SQL | undefined; narrowing: Narrowing },
): Promise<Counted> {
  const { narrowing, matching } = asked;
  const found = db.$with('found').as(
    db
      .select({
        prodId: products.prodId,
        brandId: products.brandId,
        rating: products.ratingAvg,
        shipFrom: productRegions.shipFrom,
        price: productRegions.price,
        free: sql<boolean>`${freely}`.as('free'),
        cod: productRegions.codAvailable,
        stocked: stocked.as('stocked'),
        missed: missedOf(narrowing.choices).as('missed'),
      })
      .from(products)
      .innerJoin(productRegions, eq(productRegions.prodId, products.prodId))
      .where(soldIn(reader, and(matching, narrowing.scope))),
  );
  const rows: Found = { found: sql`${found}`, fits: (group) => fitsBut(narrowing.choices, group) };
  const count = (group: string, test: SQL) =>
    sql<number>`count(*) filter (where ${fitsBut(narrowing.choices, group)} and ${test})`.mapWith(Number);
  const limit = (end: 'min' | 'max') =>
    sql<
      number | null
    >`${sql.raw(end)}(${found.price}) filter (where ${fitsBut(narrowing.choices, 'price')})::float8`;
  const [row] = await db
    .with(found)
    .select({
      total: count('', sql`true`),
      min: limit('min'),
      max: limit('max'),
      freeDelivery: count('freeDelivery', sql`${found.free}`),
      cashOnDelivery: count('cashOnDelivery', sql`${found.cod}`),
      inStock: count('inStock', sql`${found.stocked}`),
      stars: sql<number[]>`jsonb_build_array(${sql.join(
        starSteps.map((least) => count('rating', sql`${found.rating} >= ${least}`)),
        sql`, `,
      )})`,
      brands: listOf<SearchFacets['brands'][number]>(brandsIn(rows, narrowing, reader)),
      placesOfOrigin: listOf<{ value: string; count: number }>(placesIn(rows)),
      categories: listOf<SearchFacets['categories'][number]>(categoriesIn(rows, narrowing, reader)),
      attrs: listOf<SearchFacets['attrs'][number]>(attributesIn(rows, narrowing)),
    })
    .from(found);
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

/** One bit for each choice that a product does not meet. */
const missedOf = (choices: readonly Choice[]) =>
  choices.length === 0
    ? sql<number>`0`
    : sql<number>`(${sql.join(
        choices.map(
          ({ test }, index) => sql`(case when ${test} then 0 else ${sql.raw(String(2 ** index))} end)`,
        ),
        sql` + `,
      )})`;

/** The product meets every choice, that of the group left aside. */
function fitsBut(choices: readonly Choice[], group: string | number): SQL {
  const own = choices.findIndex((choice) => choice.group === group);
  return own < 0 ? sql`missed = 0` : sql`missed in (0, ${sql.raw(String(2 ** own))})`;
}
