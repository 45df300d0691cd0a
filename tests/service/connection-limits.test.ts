import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { limitConnections } from '#service/http/connection-limits.ts';
import type { LogLine } from '#service/http/error-log.ts';
import { listenOnSockets, type SocketServer } from './over-sockets.ts';

let server: SocketServer | undefined;
afterEach(() => server?.close());

const megabyte = new Uint8Array(1_048_576);
const log: LogLine[] = [];

async function listen(limits: { connections?: number; stalledMs?: number }) {
  const app = new Hono();
  app.get('/long', () => {
    let left = 64;
    const body = new ReadableStream<Uint8Array>({
      pull: (stream) => ((left -= 1) > 0 ? stream.enqueue(megabyte) : stream.close()),
    });
    return new Response(body);
  });
  app.get('/slow', async (c) => {
    await pause(100);
    return c.text('done');
  });
  server = await listenOnSockets(app, (http) => {
    limitConnections(http, { log: (line) => void log.push(line), ...limits });
  });
  return server;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

test('an answer that nobody reads is dropped, and its memory with it', async () => {
  const { open } = await listen({ stalledMs: 400 });
  const { client, served } = await open();
  client.pause();
  const closed = once(served, 'close');
  client.write(get('/long'));
  await closed;
  expect(served.destroyed).toBe(true);
  expect(served.bytesWritten).toBeGreaterThan(1_000_000);
  expect(log.at(-1)).toMatchObject({ level: 'debug', event: 'connection.stalled' });
  client.destroy();
});

test('an answer that is read slowly comes to its end', async () => {
  const { open } = await listen({ stalledMs: 2_000 });
  const { client } = await open();
  let read = 0;
  client.on('data', (chunk: Buffer) => {
    read += chunk.length;
    client.pause();
    setTimeout(() => client.resume(), 2);
  });
  client.write(get('/long').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  await once(client, 'close');
  expect(read).toBeGreaterThan(63 * megabyte.length);
});

test('a request that stops in its middle is dropped, too', async () => {
  const { open } = await listen({ stalledMs: 200 });
  const { client, served } = await open();
  client.on('error', () => undefined);
  client.write('POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf');
  await once(served, 'close');
  expect(served.destroyed).toBe(true);
  client.destroy();
});

test('more connections than the limit are closed at once, the others answered', async () => {
  const { port, open } = await listen({ connections: 2 });
  const [one, two] = [await open(), await open()];
  const three = connect(port, '127.0.0.1');
  three.on('error', () => undefined);
  await once(three, 'close');
  one.client.write(get('/slow'));
  const [answer] = (await once(one.client, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200/);
  expect(log.at(-1)).toMatchObject({ level: 'warn', event: 'connection.dropped' });
  for (const { client } of [one, two]) client.destroy();
});

test.each([
  ['no HTTP', 'HELLO\r\n\r\n', 400],
  ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is answered with the headers of every answer', async (_title, bytes, status) => {
  const { send } = await listen({});
  const answer = await send([bytes]);
  expect(answer.status).toBe(status);
  for (const header of [
    'X-Content-Type-Options: nosniff',
    'X-Frame-Options: DENY',
    'Cache-Control: no-store',
    'Content-Security-Policy: ',
  ])
    expect(answer.text).toContain(header);
});
