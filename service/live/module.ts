import type { UserStore } from '#service/account/user-queries.ts';
import type { Database } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Module } from '#service/http/module.ts';
import type { AfterSales } from '#service/orders/after-sales.ts';
import type { FaultLog } from '#service/platform/fault-log.ts';
import { liveEventStore } from './events.ts';
import { liveHub } from './hub.ts';
import { liveData } from './personal-data.ts';
import { liveRoutes } from './routes.ts';
import { liveViews } from './views.ts';

type LiveParts = {
  database: Database;
  clock: Clock;
  users: UserStore;
  afterSales: AfterSales;
  report: FaultLog;
};

/**
 * Live events: changes that concern a member reach the member's open pages. Triggers of the database write the events for
 * messages, notices, orders and carts, so that no code has to announce a change, whichever process or job makes it.
 */
export async function liveModule({ database, clock, users, afterSales, report }: LiveParts) {
  const { db } = database;
  const events = liveEventStore(db);
  const hub = liveHub({ events, views: liveViews({ db, clock, users, afterSales }), clock, report });
  await hub.listen(database);
  const module: Module = {
    ...liveData,
    mount: (api) => liveRoutes(api, hub),
    jobs: [{ name: 'clean-live-events', everyMinutes: 1, run: () => events.clean() }],
  };
  return { hub, module };
}
