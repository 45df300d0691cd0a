import cluster from 'node:cluster';
import type { StopOrder } from './run-workers.ts';

type Stop = (graceMs: number) => Promise<void>;

/**
 * Ends this process when it is told to: by SIGTERM, after the grace; by Ctrl-C, at once; a worker by the first process, and when
 * that is gone.
 */
export function obeyStopOrders(stop: Stop, graceMs: number) {
  process.once('SIGTERM', () => void stop(graceMs));
  if (!cluster.isWorker) {
    process.once('SIGINT', () => void stop(0));
    return;
  }
  // Ctrl-C reaches the first process, too, which tells its workers.
  process.on('SIGINT', () => {});
  process.on('message', (order: Partial<StopOrder>) => {
    if (order.stop !== undefined) void stop(order.stop);
  });
  process.once('disconnect', () => void stop(0));
}
