import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = { id: string; to: string; text: string };

/** A gateway of text messages that keeps all it is told; while it `hangs` it takes a message and never answers. */
export async function openGateway() {
  const received: Received[] = [];
  const state = { hangs: false };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const { to, text } = JSON.parse(body) as { to: string; text: string };
      received.push({ id: String(request.headers['idempotency-key']), to, text });
      if (!state.hangs) response.writeHead(202).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`,
    state,
    received,
    /** The ids of what has come, each once. */
    ids: () => new Set(received.map(({ id }) => id)),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
