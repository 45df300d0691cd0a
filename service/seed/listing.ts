import { sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';

/** Until the end of the transaction the listings do not follow each row that is written; `listAll` ends it. */
export const listLater = (tx: Db) => tx.execute(sql`set local mall.listing = 'later'`);

/** Writes the listings of every product anew. */
export const listAll = (tx: Db) => tx.execute(sql`select list_products(null)`);
