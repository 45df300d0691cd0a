import type { Db } from './database.ts';

/** A question that is asked all the time, written and prepared once for each database (or transaction) and then only given its values. */
export function preparedFor<Question>(prepare: (db: Db) => Question): (db: Db) => Question {
  const prepared = new WeakMap<Db, Question>();
  return (db) => {
    const known = prepared.get(db) ?? prepare(db);
    prepared.set(db, known);
    return known;
  };
}
