import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export type BuiltServer = Awaited<ReturnType<typeof startBuiltServer>>;

/** The first of the ports that these servers take, beside the one of the journeys' own server. */
const portsFrom = Number(process.env.E2E_PORT ?? 4300) + 1;
let started = 0;

/** The built shop (`dist`) in a process of its own, on a fresh database, for tests that read its log or its memory. */
export async function startBuiltServer(env: Record<string, string> = {}) {
  const port = portsFrom + (started++ % 9);
  const dataDir = mkdtempSync(join(tmpdir(), 'mall-built-'));
  const child = spawn(process.execPath, ['dist/service/main.js'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (text) => (said.stdout += String(text)));
  child.stderr.on('data', (text) => (said.stderr += String(text)));
  const origin = `http://localhost:${port}`;
  const until = Date.now() + 240_000;
  for (;;) {
    const up = await fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) break;
    if (Date.now() > until || child.exitCode !== null) throw new Error(`no start: ${said.stderr}`);
    await pause(100);
  }
  return {
    origin,
    port,
    pid: child.pid ?? 0,
    said,
    /** The lines of standard error so far, each of which must be JSON. */
    lines: () =>
      said.stderr
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    /** The most memory that the process ever had, and what it has now, in MB (Linux). */
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
      return { peak: read('VmHWM'), now: read('VmRSS') };
    },
    /** Lets the peak begin anew. */
    forgetPeak: () => writeFileSync(`/proc/${child.pid}/clear_refs`, '5'),
    /** Resolves with the exit code once the process has ended by itself. */
    ended: async () => child.exitCode ?? ((await once(child, 'exit'))[0] as number | null),
    async stop() {
      if (child.exitCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A connection on which bytes can be written as one likes. */
export async function openSocket(origin: string): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), 'localhost');
  await once(socket, 'connect');
  return socket;
}

/** Sends one request as bytes and gives status, headers (names in small letters) and body of its answer. */
export async function rawAnswer(origin: string, request: string) {
  const socket = await openSocket(origin);
  let text = '';
  socket.setEncoding('latin1').on('data', (part: string) => (text += part));
  socket.write(request);
  await once(socket, 'close').catch(() => undefined);
  const [head = '', ...body] = text.split('\r\n\r\n');
  const [line = '', ...rest] = head.split('\r\n');
  const headers = Object.fromEntries(
    rest.map((header) => {
      const colon = header.indexOf(':');
      return [header.slice(0, colon).toLowerCase(), header.slice(colon + 1).trim()];
    }),
  );
  return { status: Number(line.split(' ')[1]), headers, body: body.join('\r\n\r\n') };
}
