import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';

/** A page, packed with Brotli, that is answered many times with a nonce of its own each time. */
export type PackedPage = {
  bytes: Buffer;
  /** Where in `bytes` a nonce stands as it is; undefined when it can only be put in by packing the page again. */
  places: readonly number[] | undefined;
};

const unpack = promisify(brotliDecompress);

/** Characters of a nonce: 16 bytes in base64. */
const nonceLength = 24;
/**
 * Placeholder of the nonce: bytes that do not occur in UTF-8 and do not repeat, so that Brotli finds no match for
 * them.
 */
const placeholder = Buffer.from('81f302a7d98efbc10597e4b0cc11ff889df7aa16d2bdeb1c', 'hex');
/** Small enough to keep many, quick enough for each page that is kept: 3 ms for 150 kB. */
const quality = 5;

/**
 * Packs a page. Between two flushes the placeholder is a block of its own, which Brotli either writes as it stands or as
 * a reference to an earlier one; putting a nonce in place of those that stand therefore changes all of them, and nothing
 * is packed anew. Whether that is so is tried with a random nonce before the page is used.
 */
export async function packPage(html: Buffer, nonce: string): Promise<PackedPage> {
  const pieces = split(html, nonce);
  const bytes = await brotli(pieces);
  const page = { bytes, places: indexesOf(bytes, placeholder) };
  const tried = randomBytes(nonceLength / 2).toString('hex');
  const expected = joined(pieces, Buffer.from(tried));
  const same = await unpack(withNonce(page, tried)).then(
    (found) => found.equals(expected),
    () => false,
  );
  return same ? page : { bytes, places: undefined };
}

/** The page as it is sent to those who take Brotli. */
export async function brotliOf(page: PackedPage, nonce: string): Promise<Buffer> {
  if (page.places) return withNonce(page, nonce);
  return brotli(split(await htmlOf(page, nonce), nonce), Buffer.from(nonce));
}

/** The page as it is written. */
export async function htmlOf({ bytes }: PackedPage, nonce: string): Promise<Buffer> {
  const html = await unpack(bytes);
  for (const place of indexesOf(html, placeholder)) html.write(nonce, place, 'latin1');
  return html;
}

function withNonce({ bytes, places = [] }: PackedPage, nonce: string) {
  const copy = Buffer.from(bytes);
  for (const place of places) copy.write(nonce, place, 'latin1');
  return copy;
}

async function brotli(pieces: readonly Buffer[], between = placeholder): Promise<Buffer> {
  const zip = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  const out: Buffer[] = [];
  zip.on('data', (chunk: Buffer) => out.push(chunk));
  const flush = () => new Promise<void>((done) => zip.flush(constants.BROTLI_OPERATION_FLUSH, done));
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) {
      await flush();
      zip.write(between);
      await flush();
    }
    zip.write(piece);
  }
  zip.end();
  await once(zip, 'end');
  return Buffer.concat(out);
}

function split(html: Buffer, nonce: string): Buffer[] {
  if (nonce.length !== nonceLength) throw new Error(`a nonce has ${nonceLength} characters`);
  const at = indexesOf(html, Buffer.from(nonce));
  return [0, ...at.map((place) => place + nonceLength)].map((from, index) => html.subarray(from, at[index]));
}

const joined = (pieces: readonly Buffer[], between: Buffer) =>
  Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece])));

function indexesOf(bytes: Buffer, wanted: Buffer): number[] {
  const places: number[] = [];
  for (let at = bytes.indexOf(wanted); at >= 0; at = bytes.indexOf(wanted, at + wanted.length))
    places.push(at);
  return places;
}
