import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { securityHeaders } from '#service/http/answer-headers.ts';
import type { Log } from '#service/http/error-log.ts';
import { type PictureAsked, readPictureName } from './picture-name.ts';
import { pictureVariants, type Variant } from './picture-variants.ts';

type MediaPlaces = {
  /** Folder with the pictures of the catalogue. */
  seedImages: string;
  /** Folder for the copies made of them; may be emptied at any time. */
  cacheDir: string;
  log: Log;
};

const forever = 'public, max-age=31536000, immutable';
/** Cache-Control of a WebP copy while the AVIF copy is being made: the browser asks again after a minute. */
const forNow = 'public, max-age=60';

/**
 * GET /media/…: pictures at the widths asked for, as AVIF or WebP. While an AVIF copy is being made, which takes long, the
 * WebP copy is answered.
 */
export function mediaRoutes(app: Hono, { seedImages, cacheDir, log }: MediaPlaces) {
  const variants = pictureVariants(cacheDir, log);

  async function smaller(c: Context, source: string, width: number) {
    const webp = () => variants.get({ source, width, format: 'webp' });
    if (!takesAvif(c)) return picture(c, await webp(), 'webp', forever);
    const wanted = { source, width, format: 'avif' } as const;
    const avif = await variants.kept(wanted);
    if (avif) return picture(c, avif, 'avif', forever);
    const answer = await webp();
    variants.makeLater(wanted);
    return picture(c, answer, 'webp', forNow);
  }

  app.get('/media/*', async (c) => {
    const asked = readPictureName(c.req.path.slice('/media/'.length), c.req.query('w'));
    if (!asked) return missing(c);
    const source = join(seedImages, asked.name);
    const file = await stat(source).catch(() => undefined);
    if (!file?.isFile()) return missing(c);
    if (asked.width !== undefined) return smaller(c, source, asked.width);
    const tag = `${file.size.toString(36)}-${Math.round(file.mtimeMs).toString(36)}`;
    return picture(c, { bytes: await readFile(source), tag }, typeOf(asked), forever);
  });
}

const takesAvif = (c: Context) =>
  parseAccept(c.req.header('accept') ?? '').some(({ type, q }) => type === 'image/avif' && q > 0);

const typeOf = ({ kind, name }: PictureAsked) =>
  kind === 'svg' ? 'svg+xml' : (/\.(webp|png)$/i.exec(name)?.[1] ?? 'jpeg').toLowerCase();

function picture(c: Context, { bytes, tag }: Variant, type: string, cacheControl: string): Response {
  const headers = {
    ...securityHeaders,
    'Content-Security-Policy':
      type === 'svg+xml'
        ? "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
        : "default-src 'none'; frame-ancestors 'none'",
    'Cache-Control': cacheControl,
    ETag: `"${tag}"`,
    ...(type === 'svg+xml' ? {} : { Vary: 'Accept' }),
  };
  if (c.req.header('if-none-match') === `"${tag}"`) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'Content-Type': `image/${type}`, 'Content-Length': String(bytes.length) },
  });
}

const missing = (c: Context) => c.text('Not found', 404);
