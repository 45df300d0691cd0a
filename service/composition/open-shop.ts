import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { dataFolderOf } from '#service/config/database-place.ts';
import { serviceOf } from '#service/config/options.ts';
import type { Variables } from '#service/config/variables.ts';
import type { Database } from '#service/db/database.ts';
import { projectRoot } from '#service/db/project-root.ts';
import { openDeskSecret } from '#service/desk/desk-secret.ts';
import { isClientAbort } from '#service/http/client-abort.ts';
import { limitConnections } from '#service/http/connection-limits.ts';
import { connectionTimes } from '#service/http/connection-times.ts';
import { errorFacts } from '#service/http/error-log.ts';
import { gracefulStop } from '#service/http/graceful-stop.ts';
import { openMetricsPort } from '#service/http/metrics-door.ts';
import { originHere } from '#service/http/listen-address.ts';
import { isSecureOrigin } from '#service/http/public-origin.ts';
import { loadStorefront, mountStorefront } from '#service/web/built-storefront.ts';
import { ownOrigin } from '#service/web/own-origin.ts';
import { createService } from './create-service.ts';
import { openCards } from './open-cards.ts';
import { prepareDatabase } from './prepare-database.ts';
import { askFirstProcess } from './worker-metrics.ts';
import { obeyStopOrders } from './stop-orders.ts';

type ShopStart = {
  read: Variables;
  /** The database, which may still be opening. */
  opening: Promise<Database>;
  /** Milliseconds of `performance.now()` at which the start began. */
  began: number;
  /** True for the storefront from its sources, with hot reload. */
  dev: boolean;
  /** Id of this run of the shop; undefined when it has only one process. */
  run?: string | undefined;
  /** Prints a line for the person who starts the shop. */
  say: (line: string) => void;
};

/** Opens the shop on a database, and listens, until the process is told to stop. */
export async function openShop({ read, opening, began, dev, run, say }: ShopStart) {
  const port = read.PORT;
  const dataDir = dataFolderOf(read);
  const { options, senders } = serviceOf(read);
  const server = limitConnections(createServer({ ...connectionTimes }), options);
  const [database, built, mountSources] = await Promise.all([
    opening.then((opened) => prepareDatabase(opened, read, say)),
    dev ? undefined : loadStorefront(join(projectRoot(), 'dist')),
    dev
      ? import('#service/web/dev-storefront.ts').then(({ loadDevStorefront }) => loadDevStorefront(server))
      : undefined,
  ]);

  const isFirst = !cluster.isWorker || cluster.worker?.id === 1;
  const deskSecret = () => openDeskSecret(dataDir);
  const cards = await openCards({ read, database, log: options.log, say: isFirst ? say : () => {} });
  const service = await createService({
    database,
    senders,
    options,
    processor: cards.processor,
    deskSecret,
    ...(run && { run }),
    issuesLink: isFirst,
    purgesFront: isFirst,
    ...(cluster.isWorker && { allMetrics: askFirstProcess }),
  });

  await service.start();

  const stop = gracefulStop(server);
  const listen = getRequestListener(service.app.fetch);
  const api = service.askInProcess;
  const { siteMap, storage } = service;
  const originOf = ownOrigin({ publicOrigin: options.publicOrigin, port });
  const report = (error: unknown, traceId?: string) => {
    if (isClientAbort(error)) return;
    options.log({ level: 'error', event: 'page.failed', ...(traceId && { traceId }), ...errorFacts(error) });
  };
  if (mountSources) {
    const before = mountSources(service.app, { api, originOf, siteMap, report });
    server.on(
      'request',
      before((request, response) => void listen(request, response)),
    );
  } else if (built) {
    mountStorefront(service.app, {
      ...built,
      api,
      pageCacheMs: read.PAGE_CACHE_MS,
      elsewhere: {
        google: options.frame.googleClientId !== undefined,
        facebook: options.frame.facebookAppId !== undefined,
        storage,
        cards: cards.processor?.origins,
      },
      originOf,
      isSecure: isSecureOrigin(options.publicOrigin),
      isEmpty: service.isEmpty,
      onChange: service.onChange,
      pageFrom: service.metrics.pageFrom,
      siteMap,
      limits: service.pageLimits,
      report,
    });
    server.on('request', (request, response) => void listen(request, response));
  }
  if (isFirst && (await service.isEmpty()))
    say(
      'The database is empty: there is nothing to sell. npm run seed, or a start with SEED=sample, fills in the sample catalogue.',
    );
  let closing = false;
  const close = async (graceMs: number) => {
    if (closing) return;
    closing = true;
    service.leave();
    await stop(graceMs);
    await service.stop();
    await service.idle();
    await cards.stop();
    await database.close();
    process.exit(0);
  };
  obeyStopOrders(close, read.STOP_GRACE_MS);
  if (cluster.isWorker) service.metrics.share();
  else if (read.METRICS_PORT) await openMetricsPort(read.METRICS_PORT, read.HOST, service.readMetrics);
  server.listen(port, read.HOST);
  await once(server, 'listening');
  const here = originHere(read.HOST, port);
  if (!cluster.isWorker)
    say(`iCan Mall is open at ${here} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  if (isFirst && cards.told) say(cards.told);
  if (service.toolsLink) say(`The shopkeeper's tools, for one browser: ${here}${service.toolsLink}`);
  if (database.kind === 'pglite')
    say('Embedded database: one process, not safe against a power cut. DATABASE_URL takes a PostgreSQL.');
}
