/** Makes the database that a first start begins with: migrated, and filled with all that is the same on every day. */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { openDatabase } from '#service/db/connect.ts';
import { prepareSeed } from '#service/seed/seed.ts';

const file = 'service/seed/filled-database.gen.bin';
const database = await openDatabase({ memory: true });
// Pieces of the log that are done with are kept for later by default: sixteen mebibytes each.
await database.script('set wal_recycle = off');
await database.migrate();
await prepareSeed(database);
for (const step of ['vacuum full analyze', 'checkpoint', 'select pg_switch_wal()', 'checkpoint'])
  await database.script(step);
const dump = await database.dump?.();
if (!dump) throw new Error('the embedded database gives no dump');
const packed = gzipSync(await dump.arrayBuffer(), { level: 9 });
await database.close();
writeFileSync(file, packed);
console.log(`The database of a first start is packed: ${(packed.length / 2 ** 20).toFixed(1)} MiB`);
