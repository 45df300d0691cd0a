import { sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';

/**
 * Switches off, until the end of the transaction, the triggers that update card prices, listings and beginnings of names with each
 * written row. Call `listAll` at the end.
 */
export const listLater = (tx: Db) => tx.execute(sql`set local mall.listing = 'later'`);

/** Calculates the card prices and listings of every product and the beginnings of every name, by which the search completes. */
export async function listAll(tx: Db) {
  await tx.execute(sql`select price_products(null)`);
  await tx.execute(sql`select list_products(null)`);
  await tx.execute(sql`select learn_beginnings()`);
}
