import { availableParallelism, loadavg } from 'node:os';
import { postgresMissing, startPostgres } from '../service/postgres.ts';
import { load } from './load.ts';
import { dataFolder, startShop } from './shop.ts';

const region = 'regionId=659006000343';
/** Most MiB that a process may hold where PostgreSQL has the data. */
const workerTarget = 250;
const questions: Record<string, string> = {
  'home, rendered anew': '/',
  'list, rendered anew': '/electronics/10001',
  'product, by the service': `/api/prod/prodInfo?prodId=100001&${region}`,
  'list, by the service': `/api/prod/pageProd?categoryId=10001&${region}`,
};

/** Prints the requests a second of one process and of several on one PostgreSQL, in one run, and their ratio. */
export async function benchWorkers(port: number, many = 4) {
  if (postgresMissing) return console.log(`not measured: ${postgresMissing}`);
  const cluster = await startPostgres();
  const databaseUrl = await cluster.databaseUrl();
  const { folder, drop } = dataFolder();
  const figures: Record<string, number>[] = [];
  for (const workers of [1, many]) {
    const shop = await startShop(folder, port, {
      DATABASE_URL: databaseUrl,
      WORKERS: String(workers),
      PAGE_CACHE_MS: '0',
      STOP_GRACE_MS: '0',
      LOG_LEVEL: 'error',
    });
    if (workers === 1)
      console.log(`WORKERS=1  resident after the first page ${shop.memory().toFixed(0)} MiB`);
    const row: Record<string, number> = {};
    for (const [name, path] of Object.entries(questions)) {
      const { perSecond, p95, failed } = await load(shop.url, [path], { 'accept-encoding': 'br' });
      row[name] = perSecond;
      console.log(
        `WORKERS=${workers}  ${name.padEnd(24)} ${perSecond.toFixed(0)}/s, p95 ${p95.toFixed(0)} ms, failed ${failed}, load average ${loadavg()[0]?.toFixed(1)}`,
      );
    }
    figures.push(row);
    if (workers === 1) {
      const held = shop.memory();
      const verdict = held <= workerTarget ? 'met' : 'MISSED';
      console.log(
        `WORKERS=1  resident after the load ${held.toFixed(0)} MiB, wanted ${workerTarget}: ${verdict}`,
      );
    }
    await shop.stop();
  }
  const [one = {}, several = {}] = figures;
  console.log(
    `\n${many} processes against one, on ${availableParallelism()} cores that database and load share:`,
  );
  for (const name of Object.keys(questions))
    console.log(`${name.padEnd(24)} ${((several[name] ?? 0) / (one[name] ?? 1)).toFixed(2)} times`);
  drop();
  cluster.stop();
}
