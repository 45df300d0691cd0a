import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Serves a folder on this machine (on a free port where none is named), what `first` answers before it; gives its address and the way to stop. */
export function serveFolder(
  root: string,
  first = new Hono(),
  port = 0,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const app = first.use('*', serveStatic({ root }));
  return new Promise((ready, refused) => {
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, (info: AddressInfo) =>
      ready({
        url: `http://127.0.0.1:${info.port}`,
        stop: () => new Promise((stopped) => server.close(() => stopped())),
      }),
    ).once('error', refused);
  });
}
