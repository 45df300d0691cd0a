import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A built shop that runs for a measurement. */
export type RunningShop = {
  url: string;
  dataDir: string;
  /** What it has printed and logged so far. */
  output(): string;
  /** Milliseconds from the start of the process to the first good page. */
  startedInMs: number;
  /** Resident memory in MiB. */
  memory(): number;
  stop(): Promise<void>;
};

const pollMs = 50;
const patienceMs = 180_000;

/** Starts the built shop on a data folder and waits for its first page. */
export async function startShop(
  dataDir: string,
  port: number,
  env: Record<string, string> = {},
): Promise<RunningShop> {
  const began = performance.now();
  const shop = spawn('node', ['dist/service/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '100000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  shop.stdout.on('data', (text: Buffer) => (output += String(text)));
  shop.stderr.on('data', (text: Buffer) => {
    output += String(text);
    process.stderr.write(text);
  });
  const url = `http://localhost:${port}`;
  await firstPage(shop, url);
  return {
    url,
    dataDir,
    output: () => output,
    startedInMs: performance.now() - began,
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${shop.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    stop: () =>
      new Promise((stopped) => {
        if (shop.exitCode !== null) return stopped();
        shop.once('exit', () => stopped());
        shop.kill('SIGTERM');
      }),
  };
}

async function firstPage(shop: ChildProcess, url: string) {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    if (shop.exitCode !== null) throw new Error(`The shop ended with ${shop.exitCode}`);
    const page = await fetch(url).catch(() => undefined);
    if (page?.ok) return page.text();
    await new Promise((next) => setTimeout(next, pollMs));
  }
  throw new Error('The shop did not open');
}

/** A folder of its own for a measurement, and the way to drop it. */
export function dataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'mall-bench-'));
  return { folder, drop: () => rmSync(folder, { recursive: true, force: true }) };
}
