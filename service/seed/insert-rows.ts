import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#service/db/database.ts';

type Row = Record<string, unknown>;

/** PostgreSQL takes 65,535 values a statement. */
const valuesMax = 20_000;
/** Rows of one statement that gets them as one value. */
const plainRowsMax = 5_000;

/** Writes rows; their numbers are kept, also where the database would allot its own. */
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

/** Whether a row gives the columns that the first one gives, none of them of a type that JSON writes otherwise. */
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

/** The rows as one value in place of one for each cell, which the query builder would have to look at one by one. */
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
