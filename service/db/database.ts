import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What stores ask: the embedded database, PostgreSQL, or a transaction of either. */
export type Db = PgDatabase<PgQueryResultHKT>;

export type Database = {
  kind: 'pglite' | 'postgres';
  db: Db;
  /** Brings the tables up to date; does nothing when they are. */
  migrate(): Promise<void>;
  /** Does what takes longer than a reader would wait, such as filling the shop: no limit of time holds there. */
  unhurried<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Rejects when the database does not answer within two seconds. */
  ping(): Promise<void>;
  /** A copy of an embedded database, which `openDatabase` begins with where it is given (`copy`). */
  dump?(): Promise<Blob>;
  /** Waits for what is running, then closes. */
  close(): Promise<void>;
};

/** What either kind gives; how long a ping may take is decided for both. */
export type OpenDatabase = Omit<Database, 'ping'> & { ping(): Promise<unknown> };
