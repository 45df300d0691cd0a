import { pipeline, Readable, type Transform } from 'node:stream';
import { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

/** Quick rather than small: this is for the one who waits for a page while it is rendered. */
const quality = 2;
const params = { [constants.BROTLI_PARAM_QUALITY]: quality };

/** Whether a browser takes Brotli, by its Accept-Encoding. */
export const takesBrotli = (accepted: string | undefined) => /\bbr\b/.test(accepted ?? '');

/** What compresses for a browser, by its Accept-Encoding, and flushes after every piece; undefined where it takes neither. */
export function zipFor(accepted = '') {
  if (takesBrotli(accepted))
    return {
      encoding: 'br',
      zip: createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params }),
    };
  if (/\bgzip\b/.test(accepted))
    return { encoding: 'gzip', zip: createGzip({ flush: constants.Z_SYNC_FLUSH }) };
  return undefined;
}

/** Compresses pages that are not compressed yet; hono/compress would hold the shell back until the end. */
export const streamCompress: MiddlewareHandler = async (c, next) => {
  await next();
  const { res } = c;
  const type = res.headers.get('content-type') ?? '';
  if (!res.body || res.headers.has('content-encoding') || !/^text\/html/.test(type)) return;
  const found = zipFor(c.req.header('accept-encoding'));
  if (!found) return;
  const headers = new Headers(res.headers);
  headers.delete('content-length');
  headers.set('content-encoding', found.encoding);
  headers.append('vary', 'Accept-Encoding');
  // The browser's types, which tests have, too, give the same stream another type.
  const body: unknown = res.body;
  const page = Readable.fromWeb(body as NodeReadableStream);
  c.res = new Response(piped(page, found.zip), { status: res.status, headers });
};

/** A page through its compression; a fault of one ends both. */
export function piped(page: Readable, zip: Transform): ReadableStream {
  pipeline(page, zip, () => undefined);
  return webStreamOf(zip);
}

/**
 * A Node stream as the body of a response. Not by `Readable.toWeb`: it goes on giving what is buffered to a reader that
 * has gone, and throws where nobody catches it (Node 20).
 */
export const webStreamOf = (stream: Readable) => NodeReadableStream.from(stream) as ReadableStream;
