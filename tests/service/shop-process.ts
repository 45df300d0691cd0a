import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { deskKey } from '../tools/desk-key.ts';

/** The shop as it is sold, storefront and all, once that is built. */
const entry = existsSync('dist/client/.vite/manifest.json')
  ? 'service/main.ts'
  : 'tests/service/serve-api.ts';

type ShopProcessOptions = { port: number; dataDir: string; databaseUrl?: string };

export type Reply<T> = { status: number; body: T };

/** The real shop in a process of its own, to be killed and started again on the same data. */
export function shopProcess({ port, dataDir, databaseUrl }: ShopProcessOptions) {
  let child: ChildProcess | undefined;
  let output = '';
  const origin = `http://127.0.0.1:${port}`;

  async function start(withinMs = 60_000) {
    output = '';
    child = spawn(process.execPath, ['--import', 'tsx', entry], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl ?? '',
        RATE_LIMIT_FACTOR: '1000',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
    const until = Date.now() + withinMs;
    while (Date.now() < until && child.exitCode === null) {
      const alive = await fetch(`${origin}/api/health`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (alive) return;
      await pause(50);
    }
    throw new Error(`the shop did not start: ${output.slice(-2_000)}`);
  }

  return {
    start,
    output: () => output,
    /** Ends the process the hard way, as a power button does. */
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    /** Asks the shop; rejects when it is not there or goes away before it has answered. */
    async ask<T>(
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Reply<T>> {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          ...(path.startsWith('/dev/') && deskKey(dataDir)),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: (text ? JSON.parse(text) : undefined) as T };
    },
  };
}
