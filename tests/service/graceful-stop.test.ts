import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { connectionTimes } from '#service/http/connection-times.ts';
import { gracefulStop } from '#service/http/graceful-stop.ts';

async function open(answer: RequestListener) {
  const server = createServer({ ...connectionTimes }, answer);
  const stop = gracefulStop(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, stop, port: (server.address() as AddressInfo).port };
}

/** A plain connection that says what it was sent. */
async function caller(port: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let heard = '';
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
  socket.on('error', (fault) => (heard += `[${(fault as NodeJS.ErrnoException).code}]`));
  socket.on('end', () => (heard += '[end]'));
  return {
    say: (text: string) => socket.write(text),
    ask: () => socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n'),
    heard: () => heard,
    /** What was heard once it was what is expected, or when nothing more was to be waited for. */
    async until(expected: RegExp, withinMs = 20_000) {
      for (const last = Date.now() + withinMs; Date.now() < last && !expected.test(heard);) await pause(20);
      return heard;
    },
    close: () => socket.destroy(),
  };
}

const quickly: RequestListener = (_, response) => response.end('well');
const slowly: RequestListener = async (_, response) => {
  await pause(600);
  response.end('well');
};

describe('a server that is stopped', () => {
  test('answers what comes in on a kept connection, and says that it is the last answer', async () => {
    const { port, stop } = await open(quickly);
    const kept = await caller(port);
    kept.ask();
    expect(await kept.until(/keep-alive[^]*well/i)).toMatch(/keep-alive[^]*well/i);
    const stopped = stop(400);
    await pause(100);
    expect(kept.heard()).not.toContain('[end]');
    kept.ask();
    expect(await kept.until(/Connection: close[^]*well\[end\]$/)).toMatch(
      /Connection: close[^]*well\[end\]$/,
    );
    await stopped;
  });

  test('answers what comes in on a kept connection when it listens no more', async () => {
    const { port, stop, server } = await open(quickly);
    const kept = await caller(port);
    kept.ask();
    expect(await kept.until(/well/)).toMatch(/well/);
    const stopped = stop(100);
    while (server.listening) await pause(10);
    await pause(100);
    kept.ask();
    expect(await kept.until(/Connection: close[^]*well\[end\]$/)).toMatch(
      /Connection: close[^]*well\[end\]$/,
    );
    await stopped;
  });

  test('ends what it is answering, and takes nobody new after that', async () => {
    const { port, stop } = await open(slowly);
    const waiting = await caller(port);
    waiting.ask();
    await pause(100);
    const stopped = stop(200);
    const late = await caller(port);
    late.ask();
    expect(await waiting.until(/Connection: close[^]*well\[end\]$/)).toMatch(
      /Connection: close[^]*well\[end\]$/,
    );
    expect(await late.until(/Connection: close[^]*well\[end\]$/)).toMatch(
      /Connection: close[^]*well\[end\]$/,
    );
    await stopped;
    const refused = connect(port, '127.0.0.1');
    const [fault] = (await once(refused, 'error')) as [NodeJS.ErrnoException];
    expect(fault.code).toBe('ECONNREFUSED');
  });

  test('without time to notice waits for nobody but those who are being answered', async () => {
    const { port, stop } = await open(slowly);
    const [idle, waiting] = [await caller(port), await caller(port)];
    waiting.ask();
    await pause(100);
    const stopped = stop(0);
    expect(await idle.until(/^\[end\]$/)).toMatch(/^\[end\]$/);
    expect(waiting.heard()).toBe('');
    expect(await waiting.until(/Connection: close[^]*well\[end\]$/)).toMatch(
      /Connection: close[^]*well\[end\]$/,
    );
    await stopped;
  });
});

describe('a connection', () => {
  test('that is idle is kept, longer than the ten seconds that headers may take', async () => {
    const { port, server } = await open(quickly);
    const kept = await caller(port);
    kept.ask();
    expect(await kept.until(/timeout=65[^]*well/)).toMatch(/timeout=65[^]*well/);
    await pause(16_000);
    kept.ask();
    expect(await kept.until(/well[^]*well/)).toMatch(/well[^]*well/);
    kept.close();
    server.close();
  });

  test('on which the headers do not come to their end is dropped', async () => {
    const { port, server } = await open(quickly);
    const slow = await caller(port);
    slow.say('GET / HTTP/1.1\r\nHost: shop\r\n');
    const dripping = setInterval(() => slow.say('X-More: a\r\n'), 500);
    expect(await slow.until(/408[^]*\[(end|ECONNRESET)\]/, 40_000)).toMatch(/408[^]*\[(end|ECONNRESET)\]/);
    clearInterval(dripping);
    server.close();
  });
});
