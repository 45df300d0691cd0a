import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#service/db/database.ts';

/**
 * Writes many rows that are known to be right, such as copies of rows: without the tables' indexes, which are built anew
 * afterwards from all rows at once, and, where the account of the database may do so, without its triggers and the looking up
 * of what each row refers to. Unique indexes stay. Within a transaction, which nobody else sees before it ends.
 */
export async function writingInBulk(tx: Db, tables: readonly PgTable[], write: () => Promise<void>) {
  const names = tables.map((table) => getTableName(table));
  const dropped = await tx
    .select({ name: sql<string>`indexrelid::regclass::text`, made: sql<string>`pg_get_indexdef(indexrelid)` })
    .from(sql`pg_index where not indisunique and indrelid = any(${sql.param(names)}::text[]::regclass[])`);
  for (const { name } of dropped) await tx.execute(sql.raw(`drop index ${name}`));
  await triggers(tx, 'replica');
  await write();
  await triggers(tx, 'origin');
  for (const { made } of dropped) await tx.execute(sql.raw(made));
}

/** Only a superuser may set it; the embedded database and that of the benchmarks have one. */
const triggers = (tx: Db, role: 'replica' | 'origin') =>
  tx.execute(sql`
    select set_config('session_replication_role', ${role}, true)
    from pg_roles where rolname = current_user and rolsuper`);
