/** Lays a .br and a .gz beside every text file of the built storefront, so that no request compresses it again. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const client = 'dist/client';
const best = 9;
for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|css|svg)$/.test(name)) continue;
  const text = readFileSync(`${client}/${name}`);
  writeFileSync(`${client}/${name}.br`, brotliCompressSync(text));
  writeFileSync(`${client}/${name}.gz`, gzipSync(text, { level: best }));
}
