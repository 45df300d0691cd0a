import cluster from 'node:cluster';
import type { StopOrder } from './run-workers.ts';

type Stop = (graceMs: number) => Promise<void>;

/**
 * Stops this process: on SIGTERM with `graceMs` milliseconds of grace, on Ctrl-C without. A worker is stopped by a message of the
 * primary process, or when that process is gone.
 */
export function obeyStopOrders(stop: Stop, graceMs: number) {
  process.once('SIGTERM', () => void stop(graceMs));
  if (!cluster.isWorker) {
    process.once('SIGINT', () => void stop(0));
    return;
  }
  // A worker ignores Ctrl-C, because the primary process also receives it and stops its workers.
  process.on('SIGINT', () => {});
  process.on('message', (order: Partial<StopOrder>) => {
    if (order.stop !== undefined) void stop(order.stop);
  });
  process.once('disconnect', () => void stop(0));
}
