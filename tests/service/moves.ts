import type { Db } from '#service/db/database.ts';
import { noCards } from '#service/orders/card-door.ts';
import { orderTransitions } from '#service/orders/transitions.ts';
import { outbox } from '#service/platform/outbox.ts';
import { orderDoors } from '#service/refunds/order-doors.ts';

type Moving = { db: Db; time: { now: Date } };

/** What moves the orders of a shop, by its clock; messages stay in its outbox. */
export const movesOf = ({ db, time }: Moving, { refundOrder } = noCards) => {
  const clock = () => time.now;
  const messages = outbox({ db, senders: {}, clock, report: () => '' });
  const { doors } = orderDoors({ db, clock, outbox: messages, refundOrder });
  return orderTransitions(db, clock, doors);
};
