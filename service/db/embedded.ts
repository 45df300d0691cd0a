import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenDatabase } from './database.ts';
import { embeddedOver } from './embedded-over.ts';
import { lockDirectory } from './directory-lock.ts';
import { migrationsFolder } from './project-root.ts';
import { unpackFolder } from './unpack-folder.ts';

type Beginning = {
  /** The dump of another database, for one in memory. */
  copy?: Blob | undefined;
  /** The packed dump that a folder without a database gets. */
  packed?: string | undefined;
};

/** PGlite in a folder, or in memory when there is none: for one process, and not safe against a power cut (no fsync). */
export async function openEmbedded(
  dataDir: string | undefined,
  { copy, packed }: Beginning = {},
): Promise<OpenDatabase> {
  const [{ PGlite }, { pg_trgm }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const release = dataDir === undefined ? () => {} : lockDirectory(dataDir);
  try {
    const place = dataDir === undefined ? 'memory://' : join(dataDir, 'database');
    if (packed && dataDir !== undefined && !existsSync(place)) unpackFolder(packed, place);
    const lite = await PGlite.create(place, {
      extensions: { pg_trgm },
      ...(copy && { loadDataDir: copy }),
    });
    const { drizzled, ...embedded } = await embeddedOver(lite);
    return {
      ...embedded,
      migrate: () => migrate(drizzled, { migrationsFolder: migrationsFolder() }),
      async close() {
        await embedded.close();
        release();
      },
    };
  } catch (fault) {
    release();
    throw fault;
  }
}
