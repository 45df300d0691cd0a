/** Makes the database that the workbench's shop opens with (`npm run shop:fill` does it where it is due). */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { openDatabase } from '#service/db/connect.ts';
import { seedDatabase } from '#service/seed/seed.ts';
import { now } from '../fixed-clock.ts';

const file = fileURLToPath(new URL('seeded-database.gen.bin', import.meta.url));

/** A dump of the filled database, packed; without the log of how it was filled and without templates for others. */
async function packedDatabase() {
  const database = await openDatabase({ memory: true });
  // Pieces of the log that are done with are kept for later by default: sixteen mebibytes each.
  await database.script('set wal_recycle = off');
  await database.migrate();
  await seedDatabase(database, { now: new Date(now) });
  for (const step of [
    'vacuum full analyze',
    'update pg_database set datistemplate = false',
    'drop database template0',
    'drop database template1',
    'checkpoint',
    'select pg_switch_wal()',
    'checkpoint',
  ])
    await database.script(step);
  const dump = await database.dump?.();
  if (!dump) throw new Error('the embedded database gives no dump');
  const packed = gzipSync(await dump.arrayBuffer(), { level: 9 });
  await database.close();
  return packed;
}

const packed = await packedDatabase();
writeFileSync(file, packed);
process.stdout.write(
  `The shop of the workbench is filled: ${(packed.length / 1024 / 1024).toFixed(1)} MiB\n`,
);
