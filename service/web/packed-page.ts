import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const pack = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);

/**
 * Brotli quality: a page that is cached is packed well, 3 ms for 220 kB (8 takes twice the memory for a three-hundredth less), one that
 * is sent once fast rather than small.
 */
const quality = { kept: 7, once: 2 };

/**
 * Brotli looks back over 2 to the power of this many bytes: 256 KiB, more than a page has. It takes memory by this size whatever it packs, and with
 * its own default of 4 MiB the engine, seeing so much taken outside it, collects garbage all the time (decision 85).
 */
const windowBits = 18;

/** Bytes that hold a packed page, so that it comes out in one piece. */
const outputBytes = 64 * 1024;

/** Compresses a page with Brotli, in which form it is cached and sent to browsers that accept Brotli. */
export const packPage = (html: Buffer, how: keyof typeof quality): Promise<Buffer> =>
  pack(html, {
    chunkSize: outputBytes,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality[how],
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });

/** Uncompresses a cached page, for browsers that do not accept Brotli. */
export const unpackPage = (bytes: Buffer): Promise<Buffer> => unpack(bytes);

/** True when the Accept-Encoding header allows Brotli. */
export const takesBrotli = (accepted: string | undefined) => /\bbr\b/.test(accepted ?? '');
