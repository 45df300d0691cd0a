import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Module } from '#service/http/module.ts';
import { orderData } from './personal-data.ts';
import { orderStore } from './queries.ts';
import { orderRoutes } from './routes.ts';
import type { OrderTransitions } from './transitions.ts';

type OrderParts = { db: Db; moves: OrderTransitions; clock: Clock };

/** What was bought, and what has become of it. */
export function ordersModule({ db, moves, clock }: OrderParts): Module {
  const orders = orderStore(db, clock);
  return {
    ...orderData(orders),
    mount: (api) => orderRoutes(api, orders, moves),
    jobs: [
      { name: 'receive-orders', everyMinutes: 5, run: () => moves.receiveDue() },
      { name: 'end-group-buys', everyMinutes: 1, run: () => moves.endGroups() },
    ],
  };
}
