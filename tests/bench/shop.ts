import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deskKey } from '../../scripts/desk-key.ts';
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

/**
 * The code that was sent last to a number of that ending. Asked on a connection of its own: one that was kept for the next call may
 * have ended with the shop it led to.
 */
export async function codeSentTo({ url, dataDir }: Pick<RunningShop, 'url' | 'dataDir'>, ending: string) {
  const answer = await fetch(`${url}/dev/outbox`, {
    headers: { Accept: 'application/json', Connection: 'close', ...deskKey(dataDir) },
  });
  const sent = (await answer.json()) as { to: string; code: string | null }[];
  return sent.find(({ to, code }) => code && to.endsWith(ending))?.code ?? '';
}

/** A folder of its own for a measurement, and the way to drop it. */
export function dataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'mall-bench-'));
  return { folder, drop: () => rmSync(folder, { recursive: true, force: true }) };
}
