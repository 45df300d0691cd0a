import { sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { users } from '#service/db/schema/users.ts';

/**
 * Lock per shopper, held while something is counted per shopper (addresses, cart lines, pieces of a limited
 * product). To avoid deadlocks it is taken before any lock on SKUs.
 */
export const lockShopper = (tx: Db, userId: string) =>
  tx.execute(sql`select 1 from ${users} where ${users.userId} = ${userId} for update`);
