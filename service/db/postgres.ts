import type { Database, Db } from './database.ts';
import { migrationsFolder } from './project-root.ts';

/** Any number that only this shop's migrations use as an advisory lock. */
const migrationLock = 4_177_001;

/** PostgreSQL 15 or newer, through a pool of ten connections. */
export async function openPostgres(databaseUrl: string): Promise<Omit<Database, 'ping'>> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    // Many short questions at once: compiling one, or sharing it out among processes, costs more than it saves.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  pool.on('error', (fault) => console.error(`database: a waiting connection was lost (${fault.message})`));
  return {
    kind: 'postgres',
    db: drizzle(pool) as unknown as Db,
    async migrate() {
      // Two processes that start at once would both run the same migration; the second waits for the first.
      const client = await pool.connect();
      try {
        await client.query('set statement_timeout = 0');
        await client.query('select pg_advisory_lock($1)', [migrationLock]);
        await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
        await client.query('select pg_advisory_unlock($1)', [migrationLock]);
      } finally {
        client.release(true);
      }
    },
    close: () => pool.end(),
  };
}
