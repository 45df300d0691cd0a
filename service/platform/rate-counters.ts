import { lt } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { requestCounters } from '#service/db/schema/request-counters.ts';
import { rateCounters } from '#service/db/schema/rate-counters.ts';

/** Store of the rate limiters' counts. Uses the machine's clock, which the desk cannot move. */
export const rateCounterStore = (db: Db) => ({
  async sweep() {
    await db.delete(requestCounters).where(lt(requestCounters.expire, Date.now()));
    await db.delete(rateCounters).where(lt(rateCounters.expire, new Date()));
  },
});
