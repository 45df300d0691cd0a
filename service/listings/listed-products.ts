import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PageOfProductSummary } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { facetSets, listings } from '#service/db/schema/listings.ts';
import { checkDepth, type PageAsked } from '#service/platform/paging.ts';
import { pageOfPlaces } from '#service/products/product-list.ts';
import type { Reader } from '#service/regions/queries.ts';
import { bestOfSets, type OfSets } from './best-of-sets.ts';
import type { Narrowing } from './filters.ts';
import { byRelevance, type Meaning, metBest } from './match.ts';

type SortName = 'default' | 'price' | 'soldNum' | 'rating' | 'newest';
export type Sorting = { sortName: SortName; sort: 'asc' | 'desc' };

const sortColumns = {
  price: listings.price,
  soldNum: listings.soldNum,
  rating: listings.ratingAvg,
  newest: listings.createdAt,
};

const bestListed = [desc(listings.soldNum)];

/** The order that the shopper chose, or `usual`; ties always by id, so that pages do not overlap. */
function listedOrder({ sortName, sort }: Sorting, usual: SQL[]): SQL[] {
  if (sortName === 'default') return [...usual, asc(listings.prodId)];
  const column = sortColumns[sortName];
  const way = sort === 'asc' ? asc(column) : desc(column);
  // Only a rating may be missing; the others keep the order of their indexes.
  return [sortName === 'rating' ? sql`${way} nulls last` : way, asc(listings.prodId)];
}

/** Condition on listings: their facet set meets `asked`. */
const inSets = (asked: SQL): SQL => sql`${listings.setId} in (${setsThat(asked)})`;

const setsThat = (asked: SQL) => sql`select ${facetSets.setId} from ${facetSets} where ${asked}`;

/** Condition on listings of the reader's region: those that match the words, or all without words, whose set meets `sets`. */
export function listedHere(reader: Reader, matched: SQL | undefined, sets: SQL | undefined): SQL {
  if (matched) return sets ? sql`${matched} and ${inSets(sets)}` : matched;
  const here = sql`${listings.regionId} = ${reader.region.regionId}`;
  // As an array, so that the database goes from sets to listings by index; else it scans the best-selling until enough match.
  return sets ? sql`${here} and ${listings.setId} = any(array(${setsThat(sets)}))` : here;
}

const testsOf = ({ choices }: Narrowing, of: 'listing' | 'set') =>
  choices.filter((one) => one.of === of).map(({ test }) => test);

/** Condition on facet sets: the scope and every choice among them; undefined where there is neither. */
const askedOfSets = (narrowing: Narrowing): SQL | undefined =>
  and(narrowing.scope, ...testsOf(narrowing, 'set'));

/** The whole condition on listings: region, words, scope and every choice. */
export function narrowedTo(reader: Reader, matched: SQL | undefined, narrowing: Narrowing): SQL {
  const here = listedHere(reader, matched, askedOfSets(narrowing));
  return and(here, ...testsOf(narrowing, 'listing')) ?? here;
}

/** The order of a list without words: by its facet sets where it asks for some and what sells best comes first. */
export function listedWithoutWords(asked: Sorting, narrowing: Narrowing): InOrder | OfSets {
  const { sortName, sort } = asked;
  const isBestFirst = sortName === 'default' || (sortName === 'soldNum' && sort === 'desc');
  const sets = askedOfSets(narrowing);
  return isBestFirst && sets
    ? { sets, each: and(...testsOf(narrowing, 'listing')) }
    : { orderBy: listedOrder(asked, bestListed) };
}

type Words = {
  /** As they were typed. */
  key: string;
  /** What they mean in the region. */
  meaning: Meaning;
  /** True where so few are found that sorting all of them is faster than asking for the best ones first. */
  isFew?: boolean;
};

/** The order of a list with words: the order that the shopper chose; else the best match first, the very best of many found ahead. */
export function listedByWords(
  reader: Reader,
  asked: Sorting,
  { key, meaning, isFew = false }: Words,
  narrowing: Narrowing,
): InOrder {
  const best = asked.sortName === 'default' && !isFew ? metBest(key, meaning) : undefined;
  return {
    orderBy: listedOrder(asked, byRelevance(key, meaning)),
    ahead: best && narrowedTo(reader, best, narrowing),
  };
}

type InOrder = {
  orderBy: SQL[];
  /** Condition for listings that come before all others, best-selling first; the others are read only to fill the page. */
  ahead?: SQL | undefined;
};

type PageOfListed = {
  where: SQL | undefined;
  /** The order of what meets `where`, or that what meets it is read by its facet sets. */
  order: InOrder | OfSets;
  page: PageAsked;
  /** How many there are, where that is known or being counted already. */
  total?: Promise<number> | undefined;
};

/** One page of listed products: the ids are found first, and only the products of the page are read in full. */
export async function pageListed(
  db: Db,
  reader: Reader,
  { where, order, page, total }: PageOfListed,
): Promise<PageOfProductSummary> {
  checkDepth(page);
  const { size } = page;
  const from = (page.current - 1) * size;
  const places = placesInOrder(db, reader, { where, order }, { size, from });
  return pageOfPlaces(db, reader, { places, total: total ?? countListed(db, where), page });
}

/** The ids of `size` listed products after the first `from` of an order. */
export const placesInOrder = (
  db: Db,
  reader: Reader,
  { where, order }: Pick<PageOfListed, 'where' | 'order'>,
  { size, from }: { size: number; from: number },
): Promise<number[]> =>
  'sets' in order
    ? bestOfSets(db, reader, order, { size, from })
    : placesOf(db, { where, ...order, size, from });

type Places = { where: SQL | undefined; orderBy: SQL[]; size: number; from: number };

/** The products of a page in their order. */
export async function placesOf(
  db: Db,
  { where, orderBy, ahead, size, from }: Places & InOrder,
): Promise<number[]> {
  if (!ahead) return readPlaces(db, { where, orderBy, size, from });
  const usual = [...bestListed, asc(listings.prodId)];
  const others = and(where, sql`not (${ahead})`);
  if (from === 0) return firstPage(db, { ahead, usual, others, orderBy, size });
  const first = await readPlaces(db, { where: ahead, orderBy: usual, size, from });
  if (first.length === size) return first;
  const before = first.length > 0 ? from + first.length : await countListed(db, ahead);
  const next = { orderBy, size: size - first.length, from: Math.max(0, from - before) };
  return [...first, ...(await readPlaces(db, { where: others, ...next }))];
}

type FirstPage = { ahead: SQL; usual: SQL[]; others: SQL | undefined; orderBy: SQL[]; size: number };

/** The first page in one query, since a second one costs more than most answers; skips the others when `ahead` fills the page. */
async function firstPage(db: Db, { ahead, usual, others, orderBy, size }: FirstPage): Promise<number[]> {
  const best = placesWhere(db, ahead, usual, size);
  const isShort = sql`(select count(*) from best) < ${size}`;
  const rest = placesWhere(db, and(others, isShort), orderBy, size);
  const found = sql`(
    with best as materialized ${best}
    select prod_id, 0 as part, row_number() over () as place from best
    union all select prod_id, 1, row_number() over () from ${rest} rest
  ) found`;
  const rows = await db
    .select({ prodId: sql<number>`prod_id`.mapWith(Number) })
    .from(found)
    .orderBy(sql`part`, sql`place`)
    .limit(size);
  return rows.map(({ prodId }) => prodId);
}

const placesWhere = (db: Db, where: SQL | undefined, orderBy: SQL[], size: number) =>
  db
    .select({ prodId: listings.prodId })
    .from(listings)
    .where(where)
    .orderBy(...orderBy)
    .limit(size);

async function readPlaces(db: Db, { where, orderBy, size, from }: Places): Promise<number[]> {
  const rows = await placesWhere(db, where, orderBy, size).offset(from);
  return rows.map(({ prodId }) => prodId);
}

/** How many listings there are of a kind. */
export async function countListed(db: Db, where: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(listings)
    .where(where);
  return counted?.total ?? 0;
}
