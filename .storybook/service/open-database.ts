import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Database } from '#service/db/database.ts';
import { embeddedOver } from '#service/db/embedded-over.ts';

/** The filled database as `make-seeded-database.ts` has packed it. */
async function filled(): Promise<Blob> {
  const packed = await fetch(new URL('seeded-database.gen.bin', import.meta.url));
  if (!packed.ok || !packed.body) throw new Error(`the filled database did not come (${packed.status})`);
  return new Response(packed.body.pipeThrough(new DecompressionStream('gzip'))).blob();
}

/** The shop's database in this worker's memory, filled. It ends with the worker. */
export async function openFilledDatabase(): Promise<Database> {
  const lite = await PGlite.create('memory://', { extensions: { pg_trgm }, loadDataDir: await filled() });
  const { drizzled: _, ...database } = await embeddedOver(lite);
  return {
    ...database,
    ping: async () => void (await database.ping()),
    migrate: async () => undefined,
  };
}
