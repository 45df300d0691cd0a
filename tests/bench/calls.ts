import { availableParallelism, loadavg } from 'node:os';
import { readCatalogue } from '#service/seed/catalogue.ts';
import { postgresMissing, startPostgres } from '../service/postgres.ts';
import { load } from './load.ts';
import { processorMs, processorMsBelow } from './processor-time.ts';
import { dataFolder, startShop } from './shop.ts';

const words = ['kettle', 'jacket', 'headphones', 'lamp', 'chair', 'toaster', 'dress', 'watch', 'coffee'];
/** Calls a second that are wanted of PostgreSQL (issue 19). */
const aims: Record<string, number> = { product: 800, search: 400, 'home plan': 150, 'home rails': 150 };

/** Different calls of each kind, as shoppers of all regions make them. */
function questions(): Record<string, string[]> {
  const { regions, products, categories } = readCatalogue();
  const everywhere = (paths: readonly string[]) =>
    paths.flatMap((path) => regions.map(({ id }) => `/api/${path}regionId=${id}`));
  const top = categories.filter(({ parentId }) => parentId === null);
  return {
    product: everywhere(products.slice(0, 200).map(({ id }) => `prod/prodInfo?prodId=${id}&`)),
    list: everywhere(top.map(({ id }) => `prod/pageProd?categoryId=${id}&`)),
    search: everywhere(words.map((word) => `search?key=${word}&`)),
    suggestions: everywhere(words.map((word) => `search/suggest/keyword?keyword=${word.slice(0, 3)}&`)),
    'home plan': everywhere(['indexTag/window?']),
    'home rails': everywhere(['indexTag/list?']),
    categories: everywhere(['category/categoryInfo?depth=3&']),
  };
}

type Figure = { perSecond: number; shopMs: number; databaseMs: number };

/**
 * Prints calls a second of the service at ten connections, on PostgreSQL or PGlite (`pglite`), and the processor time
 * that one costs the shop and the database; beside the build of another checkout, in turns, where one is named.
 */
export async function benchCalls(port: number, { only, before }: { only?: string; before?: string } = {}) {
  const wantsPostgres = only !== 'pglite';
  if (wantsPostgres && postgresMissing) return console.log(`not measured: ${postgresMissing}`);
  const cluster = wantsPostgres ? await startPostgres() : undefined;
  console.log(
    `${cluster ? 'PostgreSQL' : 'PGlite'}, ten connections, ${availableParallelism()} cores that load, shop and database share`,
  );
  const results = new Map<string, Record<string, Figure>>();
  for (const checkout of [...(before ? [before] : []), undefined]) {
    const { folder, drop } = dataFolder();
    const databaseUrl = await cluster?.databaseUrl();
    const env = { PAGE_CACHE_MS: '0', LOG_LEVEL: 'error', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const shop = await startShop(folder, port, env, checkout);
    const figures: Record<string, Figure> = {};
    for (const [kind, paths] of Object.entries(questions())) {
      const used = () => [processorMs(shop.pid), cluster ? processorMsBelow(cluster.pid()) : 0] as const;
      const [shopBefore, databaseBefore] = used();
      const { perSecond, p95, failed, answered } = await load(shop.url, paths);
      const [shopAfter, databaseAfter] = used();
      const shopMs = (shopAfter - shopBefore) / answered;
      const databaseMs = (databaseAfter - databaseBefore) / answered;
      figures[kind] = { perSecond, shopMs, databaseMs };
      console.log(
        `${checkout ? 'before' : 'now   '} ${kind.padEnd(12)} ${perSecond.toFixed(0)}/s, p95 ${p95.toFixed(0)} ms, processor a call: shop ${shopMs.toFixed(2)} ms, database ${databaseMs.toFixed(2)} ms; failed ${failed}, load average ${loadavg()[0]?.toFixed(1)}`,
      );
    }
    results.set(checkout ? 'before' : 'now', figures);
    await shop.stop();
    drop();
  }
  cluster?.stop();
  compare(results.get('now') ?? {}, results.get('before'));
}

function compare(now: Record<string, Figure>, before: Record<string, Figure> | undefined) {
  for (const [kind, { perSecond, shopMs, databaseMs }] of Object.entries(now)) {
    const aim = aims[kind];
    const verdict =
      aim === undefined ? '' : `  wanted ${aim}/s: ${perSecond >= aim ? 'met' : 'missed on this machine'}`;
    const old = before?.[kind];
    const ratio = old
      ? `  ${(perSecond / old.perSecond).toFixed(2)} times the calls, ${((shopMs + databaseMs) / (old.shopMs + old.databaseMs)).toFixed(2)} times the processor`
      : '';
    console.log(`${kind.padEnd(12)} ${perSecond.toFixed(0)}/s${ratio}${verdict}`);
  }
}
