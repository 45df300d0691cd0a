import { sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { users } from '#service/db/schema/users.ts';

/**
 * One shopper does one thing at a time: what is counted per shopper (addresses, cart lines, pieces of a limited
 * product) is counted under this lock. It is taken before any lock on goods.
 */
export const lockShopper = (tx: Db, userId: string) =>
  tx.execute(sql`select 1 from ${users} where ${users.userId} = ${userId} for update`);
