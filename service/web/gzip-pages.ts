import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const packed = promisify(gzip);

/**
 * Compresses with gzip what is not compressed: pages for browsers without Brotli, and pages about an error. Not by hono/compress, whose
 * stream goes on writing to a reader that has gone and then throws an uncaught error (Node 20).
 */
export const gzipPages: MiddlewareHandler = async (c, next) => {
  await next();
  const { res } = c;
  const type = res.headers.get('content-type') ?? '';
  if (!res.body || res.headers.has('content-encoding') || !/^text\/html/.test(type)) return;
  if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return;
  const headers = new Headers(res.headers);
  headers.delete('content-length');
  headers.set('content-encoding', 'gzip');
  headers.append('vary', 'Accept-Encoding');
  const bytes = await packed(await res.arrayBuffer());
  c.res = new Response(new Uint8Array(bytes), { status: res.status, headers });
};
