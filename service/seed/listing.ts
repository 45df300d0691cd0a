import { sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';

/**
 * Until the end of the transaction neither cards, listings nor beginnings follow each row that is written; `listAll`
 * ends it.
 */
export const listLater = (tx: Db) => tx.execute(sql`set local mall.listing = 'later'`);

/** Writes the prices of every card, the listings of every product and the beginnings of every name anew. */
export async function listAll(tx: Db) {
  await tx.execute(sql`select price_products(null)`);
  await tx.execute(sql`select list_products(null)`);
  await tx.execute(sql`select learn_beginnings()`);
}
