import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#service/db/database.ts';

/** The refusals of PostgreSQL that mean "try again": serialization failure and deadlock. */
const passing = new Set(['40001', '40P01']);
const triesMax = 4;

/** One transaction; when the database breaks it up for the sake of another one, it is run again, three times at most. */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction((tx) => work(tx));
    } catch (fault) {
      if (tried === triesMax || !passing.has(databaseCode(fault) ?? '')) throw fault;
      await pause(tried * 10 + Math.random() * 30);
    }
  }
}

/** The code of a refusal of the database, which the query builder wraps. */
export function databaseCode(fault: unknown): string | undefined {
  const { code, cause } = (fault ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  const found = cause?.code ?? code;
  return typeof found === 'string' ? found : undefined;
}
