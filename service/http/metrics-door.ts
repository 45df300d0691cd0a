import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Context, Hono } from 'hono';
import { securityHeaders } from './answer-headers.ts';

/** The metrics as text, with their content type. */
export type ReadMetrics = () => Promise<{ text: string; contentType: string }>;

const headers = { ...securityHeaders, 'Cache-Control': 'no-store' };

const hashed = (text: string) => createHash('sha256').update(text).digest();

/** GET /metrics on the shop's port, with the bearer token `METRICS_TOKEN`; 404 for everybody else. */
export function metricsRoute(app: Hono, token: string | undefined, read: ReadMetrics) {
  const isAllowed = (c: Context) => {
    const shown = /^bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    return token !== undefined && shown !== undefined && timingSafeEqual(hashed(token), hashed(shown));
  };
  app.get('/metrics', async (c) => {
    if (!isAllowed(c)) return c.text('Not found', 404, headers);
    const { text, contentType } = await read();
    return c.body(text, 200, { ...headers, 'Content-Type': contentType });
  });
  app.all('/metrics', (c) => c.text('Not found', 404, headers));
}

/** Answers GET /metrics on a port of its own, for a network that strangers do not reach. */
export async function openMetricsPort(port: number, host: string | undefined, read: ReadMetrics) {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, headers).end();
      return;
    }
    read().then(
      ({ text, contentType }) =>
        response.writeHead(200, { ...headers, 'Content-Type': contentType }).end(text),
      () => response.writeHead(503, headers).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  server.unref();
}
