import type { SQL } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';

/** The rows of a query as the database writes them; both drivers answer them in the same place. */
export async function rawRows(db: Db, query: SQL | string): Promise<Record<string, unknown>[]> {
  const answer: unknown = await db.execute(query);
  return (answer as { rows: Record<string, unknown>[] }).rows;
}
