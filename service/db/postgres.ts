import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Db, OpenDatabase } from './database.ts';
import { listenOn } from './listen.ts';
import { openReplica } from './replica.ts';
import { migrationsFolder } from './project-root.ts';

/** Any number that only this shop's migrations use as an advisory lock. */
const migrationLock = 4_177_001;

/** Many short questions at once: compiling one, or sharing it out among processes, costs more than it saves. */
const planning = '-c jit=off -c max_parallel_workers_per_gather=0';

/** The database, too, notices within seconds that a process of ours, or the line to it, is gone, and frees its locks. */
const noticing =
  '-c tcp_user_timeout=10000 -c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3';

type PostgresOptions = {
  connections?: number | undefined;
  /** A streaming replica of it, from which lists and search are read. */
  readUrl?: string | undefined;
};

/**
 * PostgreSQL 15 or newer, through a pool of connections. Nothing waits for a database that hangs: 2 s for a new
 * connection, 4 s for a free one, 5 s for an answer. The database itself stops a statement a little earlier, so that a
 * slow one costs no connection.
 */
export async function openPostgres(
  databaseUrl: string,
  { connections = 10, readUrl }: PostgresOptions = {},
): Promise<OpenDatabase> {
  const [{ default: pg }, { drizzle }, { migrate }, { ImpatientClient }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
    import('./impatient-client.ts'),
  ]);
  const place = { connectionString: databaseUrl, options: `${planning} ${noticing}` };
  const forReaders = {
    ...place,
    Client: ImpatientClient,
    max: connections,
    connectionTimeoutMillis: 4_000,
    statement_timeout: 4_500,
    idle_in_transaction_session_timeout: 8_000,
  };
  const pool = new pg.Pool(forReaders);
  pool.on('error', (fault) => console.error(`database: a waiting connection was lost (${fault.message})`));
  // A connection to ask whether the database answers at all, however many readers wait for one of the others.
  const pulse = new pg.Pool({ ...place, Client: ImpatientClient, max: 1, connectionTimeoutMillis: 2_000 });
  pulse.on('error', () => {});
  // Counting waits for nothing and outlives nothing: six tenths of a second, and no write to disk.
  const counters = new pg.Pool({
    ...place,
    options: `${place.options} -c synchronous_commit=off`,
    max: 3,
    connectionTimeoutMillis: 4_000,
    query_timeout: 600,
    keepAlive: true,
  });
  counters.on('error', () => {});
  const reads =
    readUrl &&
    (await openReplica(
      // Readers wait for a replica that hangs no longer than the primary can still be asked instead.
      new pg.Pool({
        ...place,
        connectionString: readUrl,
        max: connections,
        connectionTimeoutMillis: 1_000,
        query_timeout: 1_200,
        keepAlive: true,
      }),
      { pool, pulse },
    ));
  const ears: { close(): Promise<void> }[] = [];
  const db = drizzle(pool);
  // The query builder's own way keeps a connection for good when the `begin` on it fails.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release();
    }
  };

  /** A connection of its own, without limits of time; what it was doing is told by the statement that fails. */
  async function apart<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ ...place, connectionTimeoutMillis: 5_000, keepAlive: true });
    client.on('error', () => {});
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  return {
    kind: 'postgres',
    db: db as unknown as Db,
    unhurried: (work) => apart((client) => work(drizzle(client) as unknown as Db)),
    ping: () => pulse.query('select 1'),
    async script(text) {
      const client = await pool.connect();
      try {
        const answers: unknown = await client.query(text);
        client.release();
        const last = (Array.isArray(answers) ? answers.at(-1) : answers) as {
          rows: Record<string, unknown>[];
        };
        return { rows: last.rows };
      } catch (fault) {
        // A script that begins a transaction of its own and fails in it leaves it open: that connection is not kept.
        client.release(true);
        throw fault;
      }
    },
    counters,
    ...(reads && { reads }),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async listen(channel, heard, lost) {
      ears.push(
        await listenOn({ open: () => new pg.Client({ ...place, keepAlive: true }), channel, heard, lost }),
      );
    },
    migrate: () =>
      apart(async (client) => {
        // Two processes that start at once would both run the same migration; the second waits for the first.
        await client.query('select pg_advisory_lock($1)', [migrationLock]);
        await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
      }),
    // A database that hangs takes no leave.
    close: async () =>
      void (await Promise.race([
        Promise.all([
          pool.end(),
          pulse.end(),
          counters.end(),
          reads && reads.close(),
          ...ears.map((ear) => ear.close()),
        ]),
        pause(2_000),
      ])),
  };
}
