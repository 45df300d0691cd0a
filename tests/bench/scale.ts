import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#service/db/connect.ts';
import { runSeed } from '#service/seed/run-seed.ts';
import { postgresMissing, startPostgres } from '../service/postgres.ts';
import { startShop } from './shop.ts';

const region = 'regionId=659006000343';
const connections = 10;
const seconds = 6;

const typed = [
  'ket',
  'jack',
  'wire',
  'lamp',
  'coff',
  'sho',
  'head',
  'phone',
  'bag',
  'tea',
  'k',
  'sm',
  'hea',
  'chai',
  'robot v',
];
const keys = [
  'kettle',
  'jacket',
  'headphones',
  'lamp',
  'chair',
  'toaster',
  'dress',
  'watch',
  'knife',
  'plant',
];
const categoryIds = [10_001, 10_012, 10_018, 10_027, 10_034, 10_053, 10_071];
const narrowed = [
  'freeDelivery=true&minRating=4',
  'inStock=true&cashOnDelivery=true',
  'placeOfOrigin=LK&inStock=true',
];

/** Different questions of one kind, so that no cache answers most of them. */
const kinds: Record<string, string[]> = {
  suggestions: typed.map((keyword) => `/api/search/suggest/keyword?${region}&size=10&keyword=${keyword}`),
  'search with two facets': keys.flatMap((key) =>
    narrowed.flatMap((filter) =>
      [1000, 2000, 3000, 4000].map((price) => `/api/search?${region}&key=${key}&${filter}&minPrice=${price}`),
    ),
  ),
  'category page 1': categoryIds.map((id) => `/api/search?${region}&categoryId=${id}`),
  'category page 50': categoryIds.map((id) => `/api/search?${region}&categoryId=${id}&pageNumber=50`),
  'product page': Array.from({ length: 200 }, (_, index) => `/products/${100_001 + index}`),
};

type Figures = Record<string, { p50: number; p95: number }>;

/** Latencies (ms) of each kind of question at ten connections on a mall of so many products. */
export async function measure(
  databaseUrl: string | undefined,
  dataDir: string,
  port: number,
  products: number,
): Promise<Figures> {
  const env = databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir };
  const began = performance.now();
  if ((await runSeed(['--products', String(products)], { env, print: () => {} })) !== 0)
    throw new Error('no seed');
  const took = (performance.now() - began) / 1000;
  const database = await openDatabase({ databaseUrl, dataDir });
  const [size] = await database.db
    .select({ bytes: sql<number>`pg_database_size(current_database())`.mapWith(Number) })
    .from(sql`(select 1) one`);
  await database.close();
  const bytes = size?.bytes ?? 0;
  console.log(
    `${products} products: seeded in ${took.toFixed(1)} s, database ${(bytes / 2 ** 20).toFixed(0)} MiB`,
  );
  const shop = await startShop(
    dataDir,
    port,
    databaseUrl ? { DATABASE_URL: databaseUrl, PAGE_CACHE_MS: '0' } : { PAGE_CACHE_MS: '0' },
  );
  const figures: Figures = {};
  for (const [kind, paths] of Object.entries(kinds)) {
    const requests = paths.map((path) => ({ path }));
    await autocannon({ url: shop.url, requests, connections, duration: 2 });
    const {
      latency,
      non2xx,
      errors,
      requests: done,
    } = await autocannon({
      url: shop.url,
      requests,
      connections,
      duration: seconds,
    });
    figures[kind] = { p50: latency.p50, p95: latency.p97_5 };
    console.log(
      `  ${kind.padEnd(24)} p50 ${latency.p50} ms, p95 ${latency.p97_5} ms, ${done.average.toFixed(0)}/s, failed ${non2xx + errors}`,
    );
  }
  await shop.stop();
  return figures;
}

/** Prints how search, lists and pages bear a hundred times the products, on PostgreSQL when it is there, else on PGlite. */
export async function benchScale(port: number, sizes = [1000, 100_000]) {
  const postgres =
    postgresMissing === undefined && process.env.BENCH_PGLITE !== 'on' ? await startPostgres() : undefined;
  console.log(postgres ? 'PostgreSQL, ten connections' : 'PGlite, ten connections');
  const all: Figures[] = [];
  for (const products of sizes) {
    const folder = mkdtempSync(join(tmpdir(), 'mall-scale-'));
    all.push(await measure(await postgres?.databaseUrl(), folder, port, products));
    rmSync(folder, { recursive: true, force: true });
  }
  const [small, large] = all;
  for (const kind of Object.keys(kinds)) {
    const ratio = (large?.[kind]?.p50 ?? 0) / Math.max(1, small?.[kind]?.p50 ?? 1);
    console.log(
      `${kind.padEnd(24)} ${ratio.toFixed(1)} times the time for ${(sizes[1] ?? 0) / (sizes[0] ?? 1)} times the products`,
    );
  }
  postgres?.stop();
}
