import type { Results } from '@electric-sql/pglite';

/** A statement with its values, or several without; `transaction` is the one that it belongs to. */
type Statement =
  | {
      kind: 'query';
      text: string;
      params: unknown[];
      rowMode?: 'array' | 'object' | undefined;
      /** Ids of column types whose text is answered as it is. */
      asText: readonly string[];
      transaction?: number | undefined;
    }
  | { kind: 'exec'; text: string; transaction?: number | undefined };

/** What is asked of the thread that runs the embedded database. */
export type Question =
  | Statement
  | { kind: 'begin' }
  | { kind: 'end'; transaction: number; commit: boolean }
  | { kind: 'listen'; channel: string }
  | { kind: 'dump' }
  | { kind: 'close' };

/** What each kind of question is answered with. */
export type Answers = {
  query: Results;
  exec: Results[];
  begin: number;
  end: void;
  listen: void;
  dump: Blob;
  close: void;
};

/** What can be said of an error in another thread: its message and its plain facts, such as `code` and `constraint`. */
export type FaultFacts = { message: string; facts: Record<string, string | number> };
