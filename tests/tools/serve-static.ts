import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Serves a folder on a free port of this machine, what `first` answers before it; gives its address and the way to stop. */
export function serveFolder(
  root: string,
  first = new Hono(),
): Promise<{ url: string; stop: () => Promise<void> }> {
  const app = first.use('*', serveStatic({ root }));
  return new Promise((ready) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info: AddressInfo) =>
      ready({
        url: `http://127.0.0.1:${info.port}`,
        stop: () => new Promise((stopped) => server.close(() => stopped())),
      }),
    );
  });
}
