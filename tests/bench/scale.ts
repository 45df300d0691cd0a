import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#service/db/connect.ts';
import { runSeed } from '#service/seed/run-seed.ts';
import { postgresMissing, startPostgres } from '../service/postgres.ts';
import { type Load, load } from './load.ts';
import { processorMsBelow } from './processor-time.ts';
import { scaleQuestions } from './scale-questions.ts';
import { startShop } from './shop.ts';

/** Most milliseconds that 95 of 100 answers may take on PostgreSQL, with the largest mall. */
const aims: Record<string, number> = {
  suggestions: 15,
  'search with two facets': 60,
  'category page 1': 40,
  'category page 50': 80,
};
/** Milliseconds of the database that a product's page may cost, and seconds that the largest mall may take to be filled. */
const productAim = 10;
const seedAim = 60;
/** How many times the time of the smallest mall an answer of the largest may take. */
const growthAim = 1.5;

const lookMs = 5000;
/** Five minutes. */
const looksMax = 60;
/** Share of one core at which the database counts as idle. */
const idleShare = 0.05;

type Place = { databaseUrl?: string | undefined; dataDir: string };
type Figures = Record<string, Load>;

/** Fills the database of a place and prints how long that takes and how large it is. */
async function fill({ databaseUrl, dataDir }: Place, products: number) {
  const env = databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir };
  const began = performance.now();
  const code = await runSeed(['--products', String(products)], { env, print: () => {} });
  if (code !== 0) throw new Error('no seed');
  const seconds = (performance.now() - began) / 1000;
  const database = await openDatabase({ databaseUrl, dataDir });
  const [size] = await database.db
    .select({ bytes: sql<number>`pg_database_size(current_database())`.mapWith(Number) })
    .from(sql`(select 1) one`);
  await database.close();
  const inTime = seconds <= seedAim ? 'met' : 'MISSED';
  const mebibytes = ((size?.bytes ?? 0) / 2 ** 20).toFixed(0);
  console.log(
    `${products} products: seeded in ${seconds.toFixed(1)} s (aim ${seedAim} s ${inTime}), database ${mebibytes} MiB`,
  );
}

/** Waits until the database has nothing to do: a mall just filled has its prices of the day written down first. */
async function quiet(server: number) {
  for (let looks = 0; looks < looksMax; looks += 1) {
    const before = processorMsBelow(server);
    await pause(lookMs);
    if (processorMsBelow(server) - before < lookMs * idleShare) return;
  }
  console.log('  the database is still busy');
}

/** Prints how fast a filled mall answers each kind of question at ten connections. */
export async function measure(
  { databaseUrl, dataDir }: Place,
  port: number,
  server?: number,
): Promise<Figures> {
  const shop = await startShop(dataDir, port, {
    PAGE_CACHE_MS: '0',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  if (server !== undefined) await quiet(server);
  const figures: Figures = {};
  for (const [kind, paths] of Object.entries(scaleQuestions())) {
    const before = server === undefined ? 0 : processorMsBelow(server);
    const measured = await load(shop.url, paths);
    const { p50, p95, perSecond, failed, answered } = measured;
    const spent = server === undefined ? undefined : (processorMsBelow(server) - before) / answered;
    const ofDatabase = spent === undefined ? '' : `, database ${spent.toFixed(1)} ms each`;
    const verdict =
      kind === 'product page' && spent !== undefined
        ? ` (aim ${productAim} ms ${spent <= productAim ? 'met' : 'MISSED'})`
        : '';
    figures[kind] = measured;
    console.log(
      `  ${kind.padEnd(24)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${perSecond.toFixed(0)}/s, failed ${failed}${ofDatabase}${verdict}, load average ${loadavg()[0]?.toFixed(1)}`,
    );
  }
  await shop.stop();
  return figures;
}

const sizes = [1000, 100_000];

/** Prints how search, lists and pages bear a hundred times the products: on PostgreSQL when it is there, and on PGlite; or on one. */
export async function benchScale(port: number, only?: string) {
  const postgres = postgresMissing === undefined && only !== 'pglite' ? await startPostgres() : undefined;
  if (postgresMissing) console.log(`PostgreSQL is left out: ${postgresMissing}`);
  const servers = [...(postgres ? [postgres] : []), ...(only === 'postgres' ? [] : [undefined])];
  for (const server of servers) {
    console.log(`\n${server ? 'PostgreSQL' : 'PGlite'}, ten connections`);
    const all: Figures[] = [];
    for (const products of sizes) {
      const dataDir = mkdtempSync(join(tmpdir(), 'mall-scale-'));
      const place = { databaseUrl: await server?.databaseUrl(), dataDir };
      await fill(place, products);
      all.push(await measure(place, port, server?.pid()));
      rmSync(dataDir, { recursive: true, force: true });
    }
    compare(all, server ? aims : {});
  }
  postgres?.stop();
}

/** The times of the largest mall over those of the smallest: below the ratio of the products it grows less than linearly. */
function compare(all: readonly Figures[], wanted: Record<string, number>) {
  const times = (sizes.at(-1) ?? 1) / (sizes[0] ?? 1);
  for (const [kind, large] of Object.entries(all.at(-1) ?? {})) {
    const small = all[0]?.[kind];
    const ratio = (of: 'p50' | 'p95') => (large[of] / Math.max(0.1, small?.[of] ?? 0)).toFixed(1);
    const aim = wanted[kind];
    const verdict = aim === undefined ? '' : `, aim p95 ${aim} ms ${large.p95 <= aim ? 'met' : 'MISSED'}`;
    console.log(
      `  ${kind.padEnd(24)} ${times} times the products: p50 ${ratio('p50')}, p95 ${ratio('p95')} times (aim ${growthAim})${verdict}`,
    );
  }
}
