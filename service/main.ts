import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createService } from './composition/create-service.ts';
import { connectionTimes } from './http/connection-times.ts';
import { openDatabase } from './db/connect.ts';
import { DataDirectoryInUse } from './db/directory-lock.ts';
import { projectRoot } from './db/project-root.ts';
import { openDeskSecret } from './desk/desk-secret.ts';
import { runDesk } from './desk/run-desk.ts';
import { gracefulStop } from './http/graceful-stop.ts';
import { isClientAbort } from './http/client-abort.ts';
import { limitConnections } from './http/connection-limits.ts';
import { errorFacts } from './http/error-log.ts';
import { logConsole, logCrashes, standardLogger } from './http/logger.ts';
import { originHere } from './http/listen-address.ts';
import { isSecureOrigin } from './http/public-origin.ts';
import { serviceFrom } from './config/options.ts';
import { ownOrigin } from './web/own-origin.ts';
import { runSeed } from './seed/run-seed.ts';
import { seedDatabase } from './seed/seed.ts';
import { mountStorefront } from './web/built-storefront.ts';

const { env } = process;
const logger = standardLogger();
const say = (line: string) => void process.stdout.write(`${line}\n`);
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
  const deskSecret = () => openDeskSecret(dataDir);
  const service = await createService({ database, senders, options, deskSecret });

  const server = limitConnections(createServer({ ...connectionTimes }), options);
  const stop = gracefulStop(server);
  const listen = getRequestListener(service.app.fetch);
  const api = service.fetchInProcess;
  const { siteMap, storage } = service;
  const originOf = ownOrigin({ publicOrigin: options.publicOrigin, port });
  const report = (error: unknown, traceId?: string) => {
    if (isClientAbort(error)) return;
    options.log({ level: 'error', event: 'page.failed', ...(traceId && { traceId }), ...errorFacts(error) });
  };
  if (dev) {
    const { mountDevStorefront } = await import('./web/dev-storefront.ts');
    const before = await mountDevStorefront(service.app, { server, api, originOf, siteMap, report });
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
      originOf,
      isSecure: isSecureOrigin(options.publicOrigin),
      siteMap,
      limits: service.pageLimits,
      report,
    });
    server.on('request', (request, response) => void listen(request, response));
  }
  server.listen(port, env.HOST || undefined);
  await once(server, 'listening');
  const here = originHere(env.HOST, port);
  say(`iCan Mall is open at ${here} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  if (service.toolsLink) say(`The shopkeeper's tools, for one browser: ${here}${service.toolsLink}`);
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

logCrashes(logger);
if (!dev) logConsole(logger.log);
try {
  const desk = process.argv.indexOf('desk');
  if (desk > 0) process.exit(await runDesk(process.argv.slice(desk + 1), { env, print: say }));
  const seed = process.argv.indexOf('seed');
  if (seed > 0) process.exit(await runSeed(process.argv.slice(seed + 1), { env, print: say }));
  await openShop();
} catch (error) {
  if (error instanceof DataDirectoryInUse) process.stderr.write(`${error.message}\n`);
  else logger.log({ level: 'fatal', event: 'start.failed', ...errorFacts(error) });
  await logger.flush();
  process.exit(1);
}
