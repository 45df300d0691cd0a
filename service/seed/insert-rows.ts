import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#service/db/database.ts';

type Row = Record<string, unknown>;

/** Values of one statement; PostgreSQL accepts 65,535 at most. */
const valuesMax = 20_000;
/** Rows of one statement that passes them as a single JSON value. */
const plainRowsMax = 5_000;

/** Inserts rows with the ids that they have, also into tables whose ids the database generates. */
export async function insertRows(tx: Db, table: PgTable, rows: readonly Row[]) {
  const isPlain = rows.every((row) => isWrittenAlike(table, row, rows[0] ?? {}));
  const each = Math.max(1, Object.keys(rows[0] ?? {}).length);
  const chunk = isPlain ? plainRowsMax : Math.floor(valuesMax / each);
  for (let from = 0; from < rows.length; from += chunk) {
    const some = rows.slice(from, from + chunk);
    if (isPlain) await insertPlain(tx, table, some);
    else await tx.insert(table).overridingSystemValue().values(some);
  }
}

const plainTypes = /^(?:bigint|integer|smallint|text|date|boolean|varchar)(?:\(\d+\))?$/;

/** True when a row has the same columns as the first one, all of types that pass through JSON unchanged. */
function isWrittenAlike(table: PgTable, row: Row, first: Row): boolean {
  const columns = getTableColumns(table);
  const keys = Object.keys(row);
  return (
    keys.length === Object.keys(first).length &&
    keys.every(
      (key) => row[key] !== undefined && key in first && plainTypes.test(columns[key]?.getSQLType() ?? ''),
    )
  );
}

/** Inserts the rows as one JSON value: faster than one value a cell, which the query builder would process one by one. */
async function insertPlain(tx: Db, table: PgTable, rows: readonly Row[]) {
  const columns = getTableColumns(table);
  const given = Object.keys(rows[0] ?? {}).flatMap((key) =>
    columns[key] ? [{ key, column: columns[key] }] : [],
  );
  const named = given.map(({ column }) => sql.identifier(column.name));
  const typed = given.map(
    ({ column }) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`,
  );
  const values = rows.map((row) =>
    Object.fromEntries(given.map(({ key, column }) => [column.name, row[key]])),
  );
  await tx.execute(sql`
    insert into ${table} (${sql.join(named, sql`, `)}) overriding system value
    select ${sql.join(named, sql`, `)}
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given(${sql.join(typed, sql`, `)})`);
}
