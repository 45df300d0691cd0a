import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Db } from '#service/db/database.ts';
import { migrationsFolder } from '#service/db/project-root.ts';

/** An embedded database as the first so many migrations left it; `update` brings it to today's tables. */
export async function openOlderDatabase(migrations: number) {
  const folder = mkdtempSync(join(tmpdir(), 'mall-older-'));
  cpSync(migrationsFolder(), folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, migrations) }));
  const lite = await PGlite.create('memory://', { extensions: { pg_trgm } });
  const db = drizzle(lite);
  await migrate(db, { migrationsFolder: folder });
  return {
    db: db as unknown as Db,
    /** Writes rows as they are, without asking foreign keys or triggers. */
    async fill(rows: Record<string, Record<string, unknown>[]>) {
      await db.execute(sql`set session_replication_role = replica`);
      for (const [name, some] of Object.entries(rows)) {
        const table = sql.identifier(name);
        const names = sql.join(
          Object.keys(some[0] ?? {}).map((column) => sql.identifier(column)),
          sql`, `,
        );
        await db.execute(sql`insert into ${table} (${names}) overriding system value
          select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(some)}::jsonb)`);
      }
      await db.execute(sql`set session_replication_role = origin`);
    },
    /** A copy of it, which `openDatabase` can begin with. */
    dump: () => lite.dumpDataDir('none'),
    update: () => migrate(db, { migrationsFolder: migrationsFolder() }),
    async close() {
      await lite.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
