import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { deskKey } from '../../scripts/desk-key.ts';
import { heapFlags } from '../../scripts/heap-flags.ts';

/** The shop as it is sold, storefront and all, once that is built. */
const fromSources = [
  '--import',
  'tsx',
  existsSync('dist/client/.vite/manifest.json') ? 'service/main.ts' : 'tests/service/serve-api.ts',
];

/** Whoever tries shops may be ended, too, and leaves none of them running. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

type ShopProcessOptions = {
  port: number;
  dataDir: string;
  databaseUrl?: string;
  /** Runs what `npm run build` made in place of the sources. */
  built?: boolean;
  env?: Record<string, string>;
};

export type Reply<T> = { status: number; body: T };

export type ShopProcess = ReturnType<typeof shopProcess>;

/** The real shop in a process of its own, to be stopped or killed and started again on the same data. */
export function shopProcess({ port, dataDir, databaseUrl, built = false, env = {} }: ShopProcessOptions) {
  let child: ChildProcess | undefined;
  let output = '';
  let sandboxPort: number | undefined;
  const origin = `http://127.0.0.1:${port}`;
  const isOver = () => !child || child.exitCode !== null || child.signalCode !== null;

  async function start(withinMs = 600_000) {
    output = '';
    sandboxPort ??= await freePort();
    child = spawn(process.execPath, built ? [...heapFlags(), 'dist/service/main.js'] : fromSources, {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        SANDBOX_PORT: String(sandboxPort),
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl ?? '',
        SEED: 'sample',
        RATE_LIMIT_FACTOR: '1000',
        MALL_DESK: 'on',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const started = child;
    running.add(started);
    started.once('exit', () => running.delete(started));
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
    const until = Date.now() + withinMs;
    while (Date.now() < until && !isOver()) {
      const alive = await fetch(`${origin}/api/health`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (alive) return;
      await pause(50);
    }
    throw new Error(`the shop did not start: ${output.slice(-2_000)}`);
  }

  async function end(signal: NodeJS.Signals) {
    if (!child || isOver()) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Asks the shop; rejects when it is not there or goes away before it has answered. */
  async function ask<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<T>> {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : undefined) as T };
  }

  return {
    origin,
    start,
    ask,
    output: () => output,
    pid: () => child?.pid ?? 0,
    isOver,
    /** Ends the process the hard way, as a power button does. */
    kill: () => end('SIGKILL'),
    /** Asks the process to end, and waits until it has. */
    stop: () => end('SIGTERM'),
    /** Says one command at the shopkeeper's desk. */
    atDesk: (...words: string[]) => ask('POST', '/dev/desk/api', { words }, deskKey(dataDir)),
    /** The code that was sent last to a number or mail. */
    async codeSentTo(to: string): Promise<string> {
      type Kept = { to: string; code: string }[];
      const { body } = await ask<Kept>('GET', '/dev/outbox', undefined, deskKey(dataDir));
      const found = body.find((message) => message.to === to) ?? body[0];
      if (!found) throw new Error(`no code was sent to ${to}`);
      return found.code;
    },
  };
}
