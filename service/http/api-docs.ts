import { createHash } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { ReadableStream as PullStream } from 'node:stream/web';
import type { Context, Hono } from 'hono';
import { shippedFile } from '#service/db/project-root.ts';
import { securityHeaders } from './answer-headers.ts';

const script = /<script[^>]*>([\s\S]*?)<\/script>/g;

/** The Content-Security-Policy of the reference page: its scripts are allowed by their hashes and may make no requests. */
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

/** Encodings in which the build stores the page (scripts/precompress.ts), the smallest first, with their file extensions. */
const encodings = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof encodings;

type Page = { file: string; tag: string; policy: string; packed: ReadonlySet<Encoding> };

/** Reads hash and policy of the page, which stay in memory; its three megabytes do not. Undefined when there is no page. */
async function load(file: string): Promise<Page | undefined> {
  const html = await readFile(file, 'utf8').catch(() => undefined);
  if (html === undefined) return undefined;
  const { mtimeMs } = await stat(file);
  const fresh = (packed: Stats | undefined) => packed !== undefined && packed.mtimeMs >= mtimeMs;
  const packed = new Set<Encoding>();
  for (const [encoding, ending] of Object.entries(encodings)) {
    if (fresh(await stat(file + ending).catch(() => undefined))) packed.add(encoding as Encoding);
  }
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return { file, tag, policy: policyOf(html), packed };
}

/** GET /api/docs: the API reference page, made by `npm run api` and compressed by `npm run build`, streamed from disk. */
export function apiDocs(app: Hono, file = shippedFile('openapi/reference.gen.html')) {
  let loading: Promise<Page | undefined> | undefined;
  app.get('/api/docs', async (c) => {
    const page = await (loading ??= load(file));
    if (!page) return c.text('Not found', 404);
    const encoding = encodingFor(c, page);
    const tag = `"${page.tag}${encoding ? `-${encoding}` : ''}"`;
    const headers = {
      ...securityHeaders,
      'Content-Security-Policy': page.policy,
      'Cache-Control': 'public, max-age=300',
      ETag: tag,
      Vary: 'Accept-Encoding',
    };
    if (isKnown(c.req.header('if-none-match'), tag)) return new Response(null, { status: 304, headers });
    const place = encoding ? page.file + encodings[encoding] : page.file;
    const { size } = await stat(place);
    return new Response(c.req.method === 'HEAD' ? null : chunksOf(place), {
      headers: {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': String(size),
        ...(encoding && { 'Content-Encoding': encoding }),
      },
    });
  });
}

function encodingFor(c: Context, { packed }: Page): Encoding | undefined {
  const accepted = (c.req.header('accept-encoding') ?? '').split(',').map((one) => one.trim());
  const takes = (encoding: string) =>
    accepted.some((one) => one.split(';')[0] === encoding && !/;\s*q=0(?:\.0*)?$/.test(one));
  return (Object.keys(encodings) as Encoding[]).find((encoding) => packed.has(encoding) && takes(encoding));
}

/** True when If-None-Match names the tag. Weak comparison, because proxies that compress answers mark tags with `W/`. */
const isKnown = (known: string | undefined, tag: string) =>
  known?.split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, ''))) ?? false;

/** The file, read a piece at a time as the client takes it. */
const chunksOf = (file: string) =>
  PullStream.from(createReadStream(file)) as unknown as ReadableStream<Uint8Array>;
