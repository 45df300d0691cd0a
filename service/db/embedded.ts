import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenDatabase } from './database.ts';
import { liteInThread } from './embedded-in-thread.ts';
import { embeddedOver } from './embedded-over.ts';
import { lockDirectory } from './directory-lock.ts';
import type { Lite } from './lite.ts';
import { migrationsFolder } from './project-root.ts';
import { unpackFolder } from './unpack-folder.ts';

type Beginning = {
  /** The dump of another database, for one in memory. */
  copy?: Blob | undefined;
  /** The packed dump that a folder without a database gets. */
  packed?: string | undefined;
};

/** PGlite in a folder, then in a thread of its own, or in memory when there is none: for one process, and not safe against a power cut (no fsync). */
export async function openEmbedded(
  dataDir: string | undefined,
  { copy, packed }: Beginning = {},
): Promise<OpenDatabase> {
  const release = dataDir === undefined ? () => {} : lockDirectory(dataDir);
  try {
    const lite = dataDir === undefined ? await liteInMemory(copy) : await liteInFolder(dataDir, packed);
    const { drizzled, ...embedded } = await embeddedOver(lite);
    return {
      ...embedded,
      async migrate() {
        const { migrate } = await import('drizzle-orm/pglite/migrator');
        await migrate(drizzled, { migrationsFolder: migrationsFolder() });
      },
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

async function liteInMemory(copy: Blob | undefined): Promise<Lite> {
  const [{ PGlite }, { embeddedOptions }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('./embedded-options.ts'),
  ]);
  return PGlite.create('memory://', { ...embeddedOptions, ...(copy && { loadDataDir: copy }) });
}

function liteInFolder(dataDir: string, packed: string | undefined): Promise<Lite> {
  const place = join(dataDir, 'database');
  if (packed && !existsSync(place)) unpackFolder(packed, place);
  return liteInThread(place);
}
