import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { AggregatorRegistry } from 'prom-client';
import type { ReadMetrics } from '#service/http/metrics-door.ts';

type Asked = { metricsAsked: string };
type Told = { metricsTold: string; text: string; contentType: string };

/** Milliseconds to wait for the metrics of all processes. */
const patienceMs = 6_000;

/** For the primary process: reads the metrics of all workers together, and answers workers that ask for them. */
export function collectFromWorkers(): ReadMetrics {
  const all = new AggregatorRegistry();
  const read: ReadMetrics = async () => ({ text: await all.clusterMetrics(), contentType: all.contentType });
  cluster.on('message', (worker, { metricsAsked }: Partial<Asked>) => {
    if (metricsAsked === undefined) return;
    read().then(
      (told) => worker.isConnected() && worker.send({ metricsTold: metricsAsked, ...told } satisfies Told),
      () => {},
    );
  });
  return read;
}

/** For a worker: asks the primary process for the metrics of all workers; rejects after `patienceMs`. */
export const askFirstProcess: ReadMetrics = () =>
  new Promise((resolve, reject) => {
    const asked = randomUUID();
    const end = () => {
      clearTimeout(late);
      process.off('message', hear);
    };
    const hear = ({ metricsTold, text, contentType }: Partial<Told>) => {
      if (metricsTold !== asked || text === undefined || contentType === undefined) return;
      end();
      resolve({ text, contentType });
    };
    const late = setTimeout(() => {
      end();
      reject(new Error('the first process gave no figures'));
    }, patienceMs);
    process.on('message', hear);
    process.send?.({ metricsAsked: asked } satisfies Asked);
  });
