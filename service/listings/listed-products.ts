import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PageOfProductSummary } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { facetSets, listings } from '#service/db/schema/listings.ts';
import { checkDepth, type PageAsked, pageOf } from '#service/platform/paging.ts';
import { chosenSummaries } from '#service/products/product-list.ts';
import type { Reader } from '#service/regions/queries.ts';
import type { Narrowing } from './filters.ts';

export type SortName = 'default' | 'price' | 'soldNum' | 'rating' | 'newest';
export type Sorting = { sortName: SortName; sort: 'asc' | 'desc' };

const sortColumns = {
  price: listings.price,
  soldNum: listings.soldNum,
  rating: listings.ratingAvg,
  newest: listings.createdAt,
};

export const bestListed = [desc(listings.soldNum)];

/** The order that the shopper chose, or `usual`; ties always by id, so that pages do not overlap. */
export function listedOrder({ sortName, sort }: Sorting, usual: SQL[]): SQL[] {
  if (sortName === 'default') return [...usual, asc(listings.prodId)];
  const column = sortColumns[sortName];
  const way = sort === 'asc' ? asc(column) : desc(column);
  // Only a rating may be missing; the others keep the order of their indexes.
  return [sortName === 'rating' ? sql`${way} nulls last` : way, asc(listings.prodId)];
}

/** The listing has one of the sets that are asked for. */
export const inSets = (asked: SQL): SQL => sql`${listings.setId} in (${setsThat(asked)})`;

const setsThat = (asked: SQL) => sql`select ${facetSets.setId} from ${facetSets} where ${asked}`;

/** Listings of the reader's region, of all or of those that words have found there, with one of the sets asked for. */
export function listedHere(reader: Reader, matched: SQL | undefined, sets: SQL | undefined): SQL {
  if (matched) return sets ? sql`${matched} and ${inSets(sets)}` : matched;
  const here = sql`${listings.regionId} = ${reader.region.regionId}`;
  // As an array the sets lead straight to their listings; the other way walks the best-selling until enough are met.
  return sets ? sql`${here} and ${listings.setId} = any(array(${setsThat(sets)}))` : here;
}

/** Scope and every choice together: what a listing must be to be found. */
export function narrowedTo(reader: Reader, matched: SQL | undefined, { scope, choices }: Narrowing): SQL {
  const asks = (of: 'listing' | 'set') => choices.filter((one) => one.of === of).map(({ test }) => test);
  const here = listedHere(reader, matched, and(scope, ...asks('set')));
  return and(here, ...asks('listing')) ?? here;
}

type PageOfListed = {
  where: SQL | undefined;
  orderBy: SQL[];
  page: PageAsked;
  /** How many there are, where that is known or being counted already. */
  total?: Promise<number> | undefined;
};

/** One page of listed products: the places are found first, and only what is shown is read in full. */
export async function pageListed(
  db: Db,
  reader: Reader,
  { where, orderBy, page, total }: PageOfListed,
): Promise<PageOfProductSummary> {
  checkDepth(page);
  const places = db
    .select({ prodId: listings.prodId })
    .from(listings)
    .where(where)
    .orderBy(...orderBy)
    .limit(page.size)
    .offset((page.current - 1) * page.size)
    .then((rows) => rows.map(({ prodId }) => prodId));
  const [records, counted] = await Promise.all([
    places.then((prodIds) => chosenSummaries(db, reader, prodIds)),
    total ?? countListed(db, where),
  ]);
  return pageOf(records, counted, page);
}

async function countListed(db: Db, where: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(listings)
    .where(where);
  return counted?.total ?? 0;
}
