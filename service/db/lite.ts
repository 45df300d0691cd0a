import type { QueryOptions, Results } from '@electric-sql/pglite';

/** Statements, with values or without. Given parsers must leave the text of their column types as it is: no function goes to another thread. */
export type AsksLite = {
  query(
    text: string,
    params?: unknown[],
    options?: Pick<QueryOptions, 'rowMode' | 'parsers'>,
  ): Promise<Results>;
  exec(text: string): Promise<Results[]>;
};

/** What the shop uses of PGlite, which runs in this thread or in one of its own. */
export type Lite = AsksLite & {
  /** Runs the work alone: commits what it did, or rolls it back when it fails. */
  transaction<T>(work: (tx: AsksLite) => Promise<T>): Promise<T>;
  listen(channel: string, heard: (payload: string) => void): Promise<unknown>;
  dumpDataDir(compression: 'none'): Promise<Blob>;
  close(): Promise<void>;
};
