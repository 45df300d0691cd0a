import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { projectRoot } from '#service/db/project-root.ts';
import { securityHeaders } from './answer-headers.ts';

const script = /<script[^>]*>([\s\S]*?)<\/script>/g;

/** The page's own scripts, by their sum; it may ask nobody for anything, its maker neither. */
function policyOf(html: string): string {
  const sums = [...html.matchAll(script)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src ${sums.join(' ')}`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    'font-src data:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

type Page = { html: string; policy: string };

async function load(): Promise<Page | undefined> {
  const html = await readFile(join(projectRoot(), 'openapi/reference.gen.html'), 'utf8').catch(
    () => undefined,
  );
  return html === undefined ? undefined : { html, policy: policyOf(html) };
}

/** GET /api/docs: the description to read, as `npm run api` made it. */
export function apiDocs(app: Hono) {
  let page: Promise<Page | undefined> | undefined;
  app.get('/api/docs', async (c) => {
    const found = await (page ??= load());
    if (!found) return c.text('Not found', 404, { ...securityHeaders, 'Cache-Control': 'no-store' });
    return c.html(found.html, 200, {
      ...securityHeaders,
      'Content-Security-Policy': found.policy,
      'Cache-Control': 'public, max-age=300',
    });
  });
}
