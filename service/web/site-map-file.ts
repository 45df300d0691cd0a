import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';

/** A path of the mall, with the day of its last change when that is known. */
export type Entry = { path: string; changed?: Date };

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** An address as XML: percent-encoded and escaped. */
const located = (address: string) =>
  `<loc>${new URL(address).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;')}</loc>`;

/** The sitemap index, which lists the files of addresses. */
export function* indexFile(addresses: string[]): Generator<string> {
  yield `${head}<sitemapindex ${names}>\n`;
  for (const address of addresses) yield `<sitemap>${located(address)}</sitemap>\n`;
  yield '</sitemapindex>\n';
}

/** A file of addresses, written a batch at a time. */
export async function* urlFile(
  origin: string,
  batches: () => AsyncIterable<Entry[]>,
): AsyncGenerator<string> {
  yield `${head}<urlset ${names}>\n`;
  for await (const batch of batches()) {
    yield batch
      .map(({ path, changed }) => {
        const day = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';
        return `<url>${located(origin + path)}${day}</url>\n`;
      })
      .join('');
  }
  yield '</urlset>\n';
}

/** The file as gzip. */
export const packed = (lines: AsyncIterable<string>): Promise<Buffer> =>
  buffer(Readable.from(lines).pipe(createGzip()));
