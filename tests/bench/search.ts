import { readFileSync } from 'node:fs';
import { asc } from 'drizzle-orm';
import { openDatabase } from '#service/db/connect.ts';
import type { Db } from '#service/db/database.ts';
import { listings } from '#service/db/schema/listings.ts';
import { regions } from '#service/db/schema/regions.ts';
import type { Language } from '#service/domain/language.ts';
import { placesOf } from '#service/listings/listed-products.ts';
import { byRelevance, matching, metBest } from '#service/listings/match.ts';
import { meaningOf } from '#service/listings/meaning.ts';
import { unitsOf } from '#service/listings/search-units.ts';
import { regionStore, type RegionRow } from '#service/regions/queries.ts';
import { searchStore } from '#service/search/queries.ts';
import { scaleMall } from '#service/seed/scale.ts';
import { seedDatabase } from '#service/seed/seed.ts';
import { judgementsIn, ndcg, shown } from '../search/ranking.ts';
import { postgresMissing, startPostgres } from '../service/postgres.ts';
import { oldSearch } from './old-match.ts';

const pageSize = 24;
const rounds = 4;
const sizes = { pglite: 5000, postgres: 100_000 };

/** Prints how well the search finds what people mean, before decision 50 and now, and how fast both are in one run. */
export async function benchSearch(products?: number) {
  const postgres = postgresMissing === undefined ? await startPostgres() : undefined;
  if (postgresMissing) console.log(`PostgreSQL is left out, so it is PGlite: ${postgresMissing}`);
  const place = postgres ? { databaseUrl: await postgres.databaseUrl() } : { memory: true };
  const database = await openDatabase(place);
  await database.migrate();
  await seedDatabase(database);
  await printQuality(database.db);
  const size = await scaleMall(database, products ?? (postgres ? sizes.postgres : sizes.pglite));
  await printSpeed(database.db, size);
  await database.close();
  postgres?.stop();
}

const judgements = () => judgementsIn(readFileSync('tests/search/judgements.tsv', 'utf8'));

async function regionsByCode(db: Db): Promise<Map<string, RegionRow>> {
  return new Map((await db.select().from(regions)).map((region) => [region.countryCode, region]));
}

async function printQuality(db: Db) {
  const store = searchStore(
    db,
    regionStore(db, () => new Date()),
  );
  const byCode = await regionsByCode(db);
  const scores: Record<string, { old: number[]; now: number[]; wrong: number; wrongBefore: number }> = {};
  for (const { set, language, region: code, query, must, mustNot } of judgements()) {
    const region = byCode.get(code);
    if (!region) throw new Error(code);
    const reader = { region, language: language as Language, now: new Date() };
    const page = { current: 1, size: shown };
    const found = await store.products(reader, {
      key: query,
      sortName: 'default',
      sort: 'desc',
      filters: {},
      page,
    });
    const now = found.records.map(({ prodId }) => prodId);
    // The old search mended slips, too; what it would have mended them to is taken to be the same.
    const before = await oldSearch(db, region, query, shown);
    const old = before.length > 0 ? before : await oldSearch(db, region, found.correctedKey ?? query, shown);
    const wrongIn = (ids: readonly number[]) => ids.filter((id) => mustNot.includes(id)).length;
    for (const name of [set, language, 'all']) {
      const sums = (scores[name] ??= { old: [], now: [], wrong: 0, wrongBefore: 0 });
      sums.old.push(ndcg(old, must));
      sums.now.push(ndcg(now, must));
      sums.wrong += wrongIn(now);
      sums.wrongBefore += wrongIn(old);
    }
  }
  console.log(
    '\nnDCG@8 of the judged searches: before, now; products that must not stand there: before, now',
  );
  for (const [name, { old, now, wrong, wrongBefore }] of Object.entries(scores))
    console.log(
      `  ${name.padEnd(6)} ${String(now.length).padStart(3)} searches  ${mean(old).toFixed(3)}  ${mean(now).toFixed(3)}   ${wrongBefore}  ${wrong}`,
    );
}

/** The places of a page, as the search asks for them. */
async function newSearch(db: Db, region: RegionRow, key: string, language: string) {
  const units = await meaningOf(db, region, unitsOf(key, language));
  return placesOf(db, {
    where: matching(units),
    orderBy: [...byRelevance(key, units), asc(listings.prodId)],
    ahead: metBest(key, units),
    size: pageSize,
    from: 0,
  });
}

async function printSpeed(db: Db, size: number) {
  const byCode = await regionsByCode(db);
  const times: { old: number[]; now: number[] } = { old: [], now: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const { query, language, region: code } of judgements()) {
      const region = byCode.get(code);
      if (!region) continue;
      // One after the other in turn, so that both meet the same machine; the first round warms up.
      const old = await timed(() => oldSearch(db, region, query, pageSize));
      const now = await timed(() => newSearch(db, region, query, language));
      if (round > 0) {
        times.old.push(old);
        times.now.push(now);
      }
    }
  }
  console.log(`\nA page of a search among ${size} products, ms: median, 95 of 100`);
  for (const [name, all] of Object.entries(times)) {
    const sorted = all.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
    console.log(`  ${name === 'old' ? 'before' : 'now   '} ${at(0.5)}  ${at(0.95)}`);
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);
