import type { UserStore } from '#service/account/user-queries.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Module } from '#service/http/module.ts';
import { wordsFor } from '#service/http/plumbing-refusals.ts';
import type { IdempotencyStore } from '#service/platform/idempotency-keys.ts';
import { buyAgainWith } from './buy-again.ts';
import { cancelOrders, type EndOpenPayment } from './cancelling.ts';
import { deleteOrders } from './deleting.ts';
import type { OrderDoors } from './moved.ts';
import { noticeList } from './notice-list.ts';
import { noticeRoutes } from './notice-routes.ts';
import { orderData } from './personal-data.ts';
import { orderStore } from './queries.ts';
import { orderRoutes } from './routes.ts';
import type { OrderTransitions } from './transitions.ts';

type OrderParts = {
  db: Db;
  moves: OrderTransitions;
  clock: Clock;
  doors: OrderDoors;
  users: UserStore;
  idempotency: IdempotencyStore;
  endOpenPayment: EndOpenPayment;
};

/** What was bought, and what has become of it. */
export function ordersModule(parts: OrderParts): Module {
  const { db, moves, clock, doors, users } = parts;
  const orders = orderStore(db, clock, doors.afterSales);
  const buyAgain = buyAgainWith({ ...parts, wordsFor });
  const cancelling = cancelOrders(parts);
  const deleting = deleteOrders(db, clock, doors);
  return {
    ...orderData(orders),
    mount(api) {
      orderRoutes(api, { orders, moves, cancelling, deleting, buyAgain, users });
      noticeRoutes(api, noticeList(db, clock));
    },
    jobs: [
      { name: 'receive-orders', everyMinutes: 5, run: () => moves.receiveDue() },
      { name: 'end-group-buys', everyMinutes: 1, run: () => moves.endGroups() },
      { name: 'remind-to-pay', everyMinutes: 1, run: () => moves.remindToPay() },
      { name: 'book-coins', everyMinutes: 30, run: () => moves.bookCoinsDue() },
    ],
  };
}
