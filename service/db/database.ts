import type { Pool } from 'pg';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What stores ask: the embedded database, PostgreSQL, or a transaction of either. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** Questions that only read: asked of the replica while it is fit, else of the primary. */
export type Reads = {
  db: Db;
  /** Reads from the primary until the replica has what was changed just now. */
  hold(): void;
  /** Whether the replica is read from. */
  isFit(): boolean;
  close(): Promise<void>;
};

/** Where changes that other processes made are heard of; `lost` says that some may have been missed. */
type Listen = (channel: string, heard: (payload: string) => void, lost: () => void) => Promise<void>;

export type Database = {
  kind: 'pglite' | 'postgres';
  db: Db;
  /** Runs statements that take no values, one after another; answers the rows of the last one. */
  script(text: string): Promise<{ rows: Record<string, unknown>[] }>;
  /** Brings the tables up to date; does nothing when they are. */
  migrate(): Promise<void>;
  /** Does what takes longer than a reader would wait, such as filling the shop: no limit of time holds there. */
  unhurried<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Rejects when the database does not answer within two seconds. */
  ping(): Promise<void>;
  /** Hears what is told on a channel of the database (NOTIFY), until it is closed. */
  listen: Listen;
  /** Connections for what is counted with every request; they give up at once. Missing where there is one process only. */
  counters?: Pool;
  /** Reads what may be a moment old from a replica; missing where there is none. */
  reads?: Reads;
  /** How many connections there are, how many of them are free, and how many callers wait for one. */
  pool?: () => { total: number; idle: number; waiting: number };
  /** A copy of an embedded database, which `openDatabase` begins with where it is given (`copy`). */
  dump?(): Promise<Blob>;
  /** Waits for what is running, then closes. */
  close(): Promise<void>;
};

/** What either kind gives; how long a ping may take is decided for both. */
export type OpenDatabase = Omit<Database, 'ping'> & { ping(): Promise<unknown> };
