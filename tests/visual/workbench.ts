import { existsSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import { mosaic } from './mosaic.ts';

const root = 'storybook-static';

/**
 * Serves the built workbench for its pictures. Photographs are a mosaic of their colours: size, crop and place are
 * seen, and a set of pictures stays small enough to be kept.
 */
export default async function openWorkbench() {
  if (!existsSync(`${root}/index.json`))
    throw new Error('Build the workbench first: npm run storybook:build');
  const app = new Hono()
    .get('/media/*', async ({ req, body }, next) => {
      const path = root + decodeURIComponent(req.path);
      if (!/\.(webp|jpe?g|png|avif)$/.test(path) || !existsSync(path)) return next();
      return body(await mosaic(path), 200, { 'content-type': 'image/png' });
    })
    .use('*', serveStatic({ root }));
  const server = await new Promise<ReturnType<typeof serve>>((ready) => {
    const opened = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) => {
      process.env.WORKBENCH_URL = `http://127.0.0.1:${port}`;
      ready(opened);
    });
  });
  return () => new Promise<void>((closed) => server.close(() => closed()));
}
