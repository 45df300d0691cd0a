import cluster, { type Worker } from 'node:cluster';
import { randomUUID } from 'node:crypto';
import type { Variables } from '#service/config/variables.ts';
import { originHere } from '#service/http/listen-address.ts';
import { standardLogger } from '#service/http/logger.ts';
import { openMetricsPort } from '#service/http/metrics-door.ts';
import { collectFromWorkers } from './worker-metrics.ts';
import { beginDatabase } from './begin-database.ts';
import { prepareDatabase } from './prepare-database.ts';

/** Message of the primary process to a worker: stop, after this many milliseconds of grace. */
export type StopOrder = { stop: number };

type WorkersRun = { read: Variables; say: (line: string) => void };

/** A worker that ends sooner than this (ms) is restarted with growing delays. */
const shortLifeMs = 10_000;
const waitMsMax = 30_000;

/**
 * Opens the shop in several processes that share one port. This process prepares the database, starts the workers, replaces
 * those that crash, and stops all of them gracefully; it answers no requests itself.
 */
export async function runWorkers({ read, say }: WorkersRun) {
  const began = performance.now();
  const { log } = standardLogger();
  const database = await beginDatabase(read);
  await prepareDatabase(database, read, say);
  await database.close();

  const readMetrics = collectFromWorkers();
  if (read.METRICS_PORT) await openMetricsPort(read.METRICS_PORT, read.HOST, readMetrics);

  let stopping = false;
  let shortLives = 0;
  let isOpen = false;
  /** Ids of the workers that listen. */
  const up = new Set<number>();
  cluster.setupPrimary({ args: [...process.argv.slice(2), `--run=${randomUUID()}`] });

  function start() {
    if (stopping) return;
    const startedAt = performance.now();
    const worker = cluster.fork();
    worker.once('exit', (code: number | null, signal: string | null) => {
      up.delete(worker.id);
      if (stopping) return endIfAlone();
      if (!isOpen) process.exit(code || 1);
      shortLives = performance.now() - startedAt < shortLifeMs ? shortLives + 1 : 0;
      log({ level: 'error', event: 'worker.ended', worker: worker.id, code, signal });
      setTimeout(start, shortLives === 0 ? 0 : Math.min(waitMsMax, 250 * 2 ** shortLives));
    });
    worker.on('listening', ({ port }) => {
      // The workers' sandbox processor also listens, on another port.
      if (port !== read.PORT) return;
      up.add(worker.id);
      if (stopping) endWorker(worker);
      if (isOpen || up.size < read.WORKERS) return;
      isOpen = true;
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      say(
        `iCan Mall is open at ${originHere(read.HOST, read.PORT)} in ${read.WORKERS} processes (${seconds} s)`,
      );
    });
  }
  const workers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const endIfAlone = () => {
    if (workers().every((worker: Worker) => worker.isDead())) process.exit(0);
  };
  let grace = 0;
  /** Stops a worker. One that is still starting cannot receive messages and has no requests, so it gets SIGTERM. */
  const endWorker = (worker: Worker) => {
    if (up.has(worker.id)) worker.send({ stop: grace } satisfies StopOrder);
    else worker.process.kill('SIGTERM');
  };
  const stop = (graceMs: number) => {
    if (stopping) return;
    stopping = true;
    grace = graceMs;
    for (const worker of workers()) endWorker(worker);
    endIfAlone();
  };
  // A terminal sends Ctrl-C to every process of the group, perhaps several times; `stop` ignores repeats.
  process.on('SIGTERM', () => stop(read.STOP_GRACE_MS));
  process.on('SIGINT', () => stop(0));
  for (let number = 0; number < read.WORKERS; number += 1) start();
}
