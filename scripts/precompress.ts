/** Lays a .br and a .gz beside every text file of the built storefront and beside the contract's page, so that no request compresses it again. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const client = 'dist/client';
const best = 9;
/** The smallest that one gets for the three megabytes of the contract's page in about a second. */
const reasonable = 9;

const pack = (file: string, quality: number) => {
  const text = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: best }));
};

for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
  if (/\.(js|css|svg)$/.test(name)) pack(`${client}/${name}`, constants.BROTLI_MAX_QUALITY);
}
pack('openapi/reference.gen.html', reasonable);
