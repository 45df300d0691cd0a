import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnShop } from '../../scripts/spawn-shop.ts';

export type BuiltServer = Awaited<ReturnType<typeof startBuiltServer>>;

/** The first of the ports that these servers take, beside the one of the journeys' own server. */
const portsFrom = Number(process.env.E2E_PORT ?? 4300) + 1;
let started = 0;

/** The built shop (`dist`) in a process of its own, on a fresh database, for tests that read its log or its memory. */
export async function startBuiltServer(env: Record<string, string> = {}) {
  const port = portsFrom + (started++ % 9);
  const dataDir = mkdtempSync(join(tmpdir(), 'mall-built-'));
  const { url, pid, said, memory, ended, stop } = await spawnShop({
    port,
    dataDir,
    until: '/api/health',
    env,
  });
  return {
    origin: url,
    port,
    /** The folder of its data. */
    dataDir,
    pid,
    said,
    memory,
    ended,
    /** The lines of standard error so far, each of which must be JSON. */
    lines: () =>
      said.stderr
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    /** Lets the peak of its memory begin anew. */
    forgetPeak: () => writeFileSync(`/proc/${pid}/clear_refs`, '5'),
    /** Ends it and removes its data, unless somebody wants to look at them. */
    async stop({ keep = false } = {}) {
      await stop();
      if (!keep) rmSync(dataDir, { recursive: true, force: true });
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
