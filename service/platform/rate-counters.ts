import { lt } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { requestCounters } from '#service/db/schema/request-counters.ts';
import { rateCounters } from '#service/db/schema/rate-counters.ts';

/** What the limiters have counted; it goes by the machine's own clock, which no desk can move. */
export const rateCounterStore = (db: Db) => ({
  async sweep() {
    await db.delete(requestCounters).where(lt(requestCounters.expire, Date.now()));
    await db.delete(rateCounters).where(lt(rateCounters.expire, new Date()));
  },
});
