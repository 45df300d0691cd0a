import { pipeline, Readable, type Transform } from 'node:stream';
import { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

/** Brotli quality of pages that are being rendered: fast rather than small, because the visitor waits. */
const quality = 2;
const params = { [constants.BROTLI_PARAM_QUALITY]: quality };

/** True when the Accept-Encoding header allows Brotli. */
export const takesBrotli = (accepted: string | undefined) => /\bbr\b/.test(accepted ?? '');

/** A compressor by the Accept-Encoding header, which flushes after every chunk; undefined when neither Brotli nor gzip is accepted. */
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

/** Compresses uncompressed pages. hono/compress is not used, because it would hold the beginning of a page back until its end. */
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
  // By way of `unknown`, because the types of the browser and of Node for this stream differ.
  const body: unknown = res.body;
  const page = Readable.fromWeb(body as NodeReadableStream);
  c.res = new Response(piped(page, found.zip), { status: res.status, headers });
};

/** Passes a page through a compressor; an error of either stream ends both. */
export function piped(page: Readable, zip: Transform): ReadableStream {
  pipeline(page, zip, () => undefined);
  return webStreamOf(zip);
}

/**
 * Converts a Node stream to the body of a response. Not by `Readable.toWeb`, which goes on writing to a reader that has gone and
 * then throws an uncaught error (Node 20).
 */
export const webStreamOf = (stream: Readable) => NodeReadableStream.from(stream) as ReadableStream;
