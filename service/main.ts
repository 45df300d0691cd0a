import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createService } from './app.ts';
import { connectionTimes } from './connection-times.ts';
import { openDatabase } from './db/connect.ts';
import { DataDirectoryInUse } from './db/directory-lock.ts';
import { projectRoot } from './db/project-root.ts';
import { runDesk } from './desk/run-desk.ts';
import { gracefulStop } from './graceful-stop.ts';
import { serviceFrom } from './options.ts';
import { runSeed } from './seed/run-seed.ts';
import { seedDatabase } from './seed/seed.ts';
import { mountStorefront } from './storefront.ts';

const { env } = process;
const say = (line: string) => console.log(line);
const dev = process.argv.includes('--dev');
const defaultPort = 3000;
const pageCacheMs = 5000;
/** Milliseconds in which a balancer that asks /api/ready every second notices that the shop is leaving. */
const stopGraceMs = 2000;

async function openShop() {
  const began = performance.now();
  const port = Number(env.PORT ?? defaultPort);
  const dataDir = env.DATA_DIR ?? join(projectRoot(), '.data');
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir });
  await database.migrate();
  await seedDatabase(database, {
    onProgress: (step, done) => say(`Filling the shop: ${step} ${Math.round(done * 100)} %`),
  });

  const { options, senders } = serviceFrom(env);
  const service = await createService({ database, senders, options });

  const server = createServer({ ...connectionTimes });
  const stop = gracefulStop(server);
  const listen = getRequestListener(service.app.fetch);
  const api = service.fetchInProcess;
  const { siteMap, storage } = service;
  const { publicOrigin } = options;
  const report = (error: unknown) => {
    if (!isGone(error))
      console.error(JSON.stringify({ level: 'error', event: 'page.failed', error: String(error) }));
  };
  if (dev) {
    const { mountDevStorefront } = await import('./dev-storefront.ts');
    const before = await mountDevStorefront(service.app, { server, api, publicOrigin, siteMap, report });
    server.on(
      'request',
      before((request, response) => void listen(request, response)),
    );
  } else {
    const dist = join(projectRoot(), 'dist');
    await mountStorefront(service.app, {
      dist,
      api,
      pageCacheMs: Number(env.PAGE_CACHE_MS ?? pageCacheMs),
      elsewhere: {
        google: options.frame.googleClientId !== undefined,
        facebook: options.frame.facebookAppId !== undefined,
        storage,
      },
      publicOrigin,
      siteMap,
      report,
    });
    server.on('request', (request, response) => void listen(request, response));
  }
  server.listen(port);
  await once(server, 'listening');
  say(`iCan Mall is open at http://localhost:${port} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  if (database.kind === 'pglite')
    say('Embedded database: one process, not safe against a power cut. DATABASE_URL takes a PostgreSQL.');

  const close = async (graceMs: number) => {
    service.leave();
    await stop(graceMs);
    service.stop();
    await service.idle();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void close(Number(env.STOP_GRACE_MS ?? stopGraceMs)));
  process.once('SIGINT', () => void close(0));
}

/** A reader who left while the page was made. */
const isGone = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

try {
  const desk = process.argv.indexOf('desk');
  if (desk > 0) process.exit(await runDesk(process.argv.slice(desk + 1), { env, print: say }));
  const seed = process.argv.indexOf('seed');
  if (seed > 0) process.exit(await runSeed(process.argv.slice(seed + 1), { env, print: say }));
  await openShop();
} catch (error) {
  console.error(error instanceof DataDirectoryInUse ? error.message : error);
  process.exit(1);
}
