import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

export type SocketServer = Awaited<ReturnType<typeof listenOnSockets>>;

/** An app behind a real HTTP server of its own port, for what only real connections show; `prepare` gets the server first. */
export async function listenOnSockets(
  app: Pick<Hono, 'fetch'>,
  prepare: (server: Server) => void = () => {},
) {
  const server = createServer();
  prepare(server);
  const taken: Socket[] = [];
  server.on('connection', (socket: Socket) => void taken.push(socket));
  const listen = getRequestListener((request, env) => app.fetch(request, env), {
    overrideGlobalObjects: false,
  });
  server.on('request', (request, response) => void listen(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  /** A connection of a client, and the server's end of it. */
  async function open() {
    const count = taken.length;
    const client = connect(port, '127.0.0.1');
    await once(client, 'connect');
    while (taken.length === count) await new Promise((resolve) => setImmediate(resolve));
    const served = taken.at(-1);
    if (!served) throw new Error('no connection');
    return { client, served };
  }

  return {
    port,
    open,
    /** Sends pieces one after another, as far as they are taken, and reads the answer to its end. */
    async send(pieces: Iterable<string | Buffer>) {
      const { client, served } = await open();
      let text = '';
      client.setEncoding('latin1').on('data', (part: string) => (text += part));
      const closed = new Promise<void>((resolve) => client.once('close', () => resolve()));
      client.on('error', () => undefined);
      for (const piece of pieces) {
        if (client.destroyed || !client.writable) break;
        const full = !client.write(piece);
        if (full) await Promise.race([once(client, 'drain').catch(() => undefined), closed]);
      }
      await closed;
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0);
      return { status, text, bytesRead: served.bytesRead };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
