import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#service/db/database.ts';

/** SQLSTATE codes after which a transaction can be repeated: serialization failure and deadlock. */
const passing = new Set(['40001', '40P01']);
const triesMax = 4;

/** Runs `work` in a transaction; after a serialization failure or a deadlock it is repeated, three times at most. */
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

/** The SQLSTATE of a database error, also inside the query builder's error; undefined for other errors. */
export function databaseCode(fault: unknown): string | undefined {
  const { code, cause } = (fault ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  const found = cause?.code ?? code;
  return typeof found === 'string' ? found : undefined;
}
