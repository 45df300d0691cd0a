import { join } from 'node:path';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import { projectRoot } from './project-root.ts';

type Place = {
  /** PostgreSQL's address; without it the embedded database is used. */
  databaseUrl?: string | undefined;
  /** Connections to PostgreSQL. */
  pool?: number | undefined;
  /** Address of a streaming replica, for lists and search. */
  readUrl?: string | undefined;
  /** Folder of the embedded database. */
  dataDir?: string | undefined;
  /** An embedded database that is gone when it is closed, for tests. */
  memory?: boolean | undefined;
  /** What such a database begins with: the dump of another. */
  copy?: Blob | undefined;
  /** The packed dump (`.tar.gz`) that an embedded database begins with where its folder has none. */
  packed?: string | undefined;
};

/** Opens the shop's database; the same schema and the same SQL serve both kinds. */
export async function openDatabase({
  databaseUrl,
  pool,
  readUrl,
  dataDir,
  memory = false,
  copy,
  packed,
}: Place): Promise<Database> {
  const opened = databaseUrl
    ? await openPostgres(databaseUrl, { connections: pool, readUrl })
    : await openEmbedded(memory ? undefined : (dataDir ?? join(projectRoot(), '.data')), { copy, packed });
  let asking: Promise<void> | undefined;
  return {
    ...opened,
    ping: () => (asking ??= inTime(opened.ping()).finally(() => (asking = undefined))),
  };
}

async function inTime(answer: Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database did not answer within 2 s')), 2_000);
  });
  try {
    await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
