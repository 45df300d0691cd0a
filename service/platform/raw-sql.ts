import { type SQL, sql } from 'drizzle-orm';

/** Converts a library's statement with $1, $2 … and its values to the query builder's form, for both kinds of database. */
export function rawSql(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${sql.param(asDriverValue(values[Number(part) - 1]))}`,
    ),
  );
}

/** Objects go to the database as JSON text; lists, dates and plain values as they are. */
function asDriverValue(value: unknown): unknown {
  if (value === undefined) return null;
  const isObject = typeof value === 'object' && value !== null;
  return isObject && !Array.isArray(value) && !(value instanceof Date) ? JSON.stringify(value) : value;
}
