import { join } from 'node:path';
import type { OpenDatabase } from './database.ts';
import { embeddedOver } from './embedded-over.ts';
import { lockDirectory } from './directory-lock.ts';
import { migrationsFolder } from './project-root.ts';

/** PGlite in a folder, or in memory when there is none: for one process, and not safe against a power cut (no fsync). */
export async function openEmbedded(dataDir: string | undefined, copy?: Blob): Promise<OpenDatabase> {
  const [{ PGlite }, { pg_trgm }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const release = dataDir === undefined ? () => {} : lockDirectory(dataDir);
  try {
    const place = dataDir === undefined ? 'memory://' : join(dataDir, 'database');
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
