import { existsSync } from 'node:fs';
import { Hono } from 'hono';
import { serveFolder } from '../tools/serve-static.ts';
import { mosaic } from './mosaic.ts';

const root = 'storybook-static';

/**
 * Serves the built workbench for its pictures. Photographs are a mosaic of their colours: size, crop and place are
 * seen, and a set of pictures stays small enough to be kept.
 */
export default async function openWorkbench() {
  if (!existsSync(`${root}/index.json`))
    throw new Error('Build the workbench first: npm run storybook:build');
  const photographs = new Hono().get('/media/*', async ({ req, body }, next) => {
    const path = root + decodeURIComponent(req.path);
    if (!/\.(webp|jpe?g|png|avif)$/.test(path) || !existsSync(path)) return next();
    return body(await mosaic(path), 200, { 'content-type': 'image/png' });
  });
  const { url, stop } = await serveFolder(root, photographs);
  process.env.WORKBENCH_URL = url;
  return stop;
}
