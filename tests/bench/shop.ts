import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnShop } from '../../scripts/spawn-shop.ts';

/** A built shop that runs for a measurement. */
export type RunningShop = Awaited<ReturnType<typeof startShop>>;

/** Starts the built shop, or that of another checkout, on a data folder and waits for its first page. */
export async function startShop(
  dataDir: string,
  port: number,
  env: Record<string, string> = {},
  checkout?: string,
) {
  const limits = { RATE_LIMIT_FACTOR: '100000', SEED: 'sample' };
  const { url, pid, said, startedInMs, memory, stop } = await spawnShop({
    port,
    dataDir,
    until: '/',
    env: { ...limits, ...env },
    checkout,
  });
  return {
    url,
    pid,
    dataDir,
    /** What it has printed and logged so far. */
    output: () => said.stdout + said.stderr,
    /** Milliseconds from the start of the process to the first good page. */
    startedInMs,
    /** Resident memory in MiB. */
    memory: () => memory().now,
    stop,
  };
}

/** A folder of its own for a measurement, and the way to drop it. */
export function dataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'mall-bench-'));
  return { folder, drop: () => rmSync(folder, { recursive: true, force: true }) };
}
