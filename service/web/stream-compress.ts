import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

/** Quick rather than small: this is for the one who waits for a page while it is rendered. */
const quality = 2;
const params = { [constants.BROTLI_PARAM_QUALITY]: quality };

/** Whether a browser takes Brotli, by its Accept-Encoding. */
export const takesBrotli = (accepted: string | undefined) => /\bbr\b/.test(accepted ?? '');

/** Compresses pages and flushes after every chunk; hono/compress would hold the shell back until the end. */
export const streamCompress: MiddlewareHandler = async (c, next) => {
  await next();
  const { res } = c;
  const type = res.headers.get('content-type') ?? '';
  if (!res.body || res.headers.has('content-encoding') || !/^text\/html/.test(type)) return;
  const accepted = c.req.header('accept-encoding') ?? '';
  const encoding = takesBrotli(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  if (!encoding) return;
  const zip =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params,
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  const page = Readable.fromWeb(res.body as NodeReadableStream);
  page.on('error', (error) => zip.destroy(error));
  zip.on('error', () => page.destroy());
  const headers = new Headers(res.headers);
  headers.delete('content-length');
  headers.set('content-encoding', encoding);
  headers.append('vary', 'Accept-Encoding');
  c.res = new Response(Readable.toWeb(page.pipe(zip)) as ReadableStream, { status: res.status, headers });
};
