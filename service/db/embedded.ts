import { join } from 'node:path';
import type { Db, OpenDatabase } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { migrationsFolder } from './project-root.ts';

/** PGlite in a folder, or in memory when there is none: for one process, and not safe against a power cut (no fsync). */
export async function openEmbedded(dataDir: string | undefined, copy?: Blob): Promise<OpenDatabase> {
  const [{ PGlite }, { pg_trgm }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const release = dataDir === undefined ? () => {} : lockDirectory(dataDir);
  try {
    const place = dataDir === undefined ? 'memory://' : join(dataDir, 'database');
    const lite = await PGlite.create(place, {
      extensions: { pg_trgm },
      ...(copy && { loadDataDir: copy }),
    });
    const db = drizzle(lite);
    const own = db as unknown as Db;
    return {
      kind: 'pglite',
      db: own,
      unhurried: (work) => work(own),
      ping: () => lite.query('select 1'),
      dump: () => lite.dumpDataDir('none'),
      migrate: () => migrate(db, { migrationsFolder: migrationsFolder() }),
      async close() {
        // PGlite 0.5 can hang for good when it is closed with a statement in flight: an empty transaction waits its turn.
        await lite.transaction(async () => {});
        await lite.exec('checkpoint');
        await lite.close();
        release();
      },
    };
  } catch (fault) {
    release();
    throw fault;
  }
}
