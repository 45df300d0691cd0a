import type { Db } from '#service/db/database.ts';
import { noCards } from '#service/orders/card-door.ts';
import { refundDoorsOf } from '#service/refunds/open-doors.ts';
import { orderTransitions } from '#service/orders/transitions.ts';
import { outbox } from '#service/platform/outbox.ts';
import { mailsOf } from './test-mails.ts';

type Moving = { db: Db; time: { now: Date } };

/** What moves the orders of a shop, by its clock; messages stay in its outbox. */
export const movesOf = ({ db, time }: Moving, { refundOrder } = noCards) => {
  const clock = () => time.now;
  const messages = outbox({ db, senders: {}, clock, report: () => '' });
  return orderTransitions(db, clock, {
    outbox: messages,
    mails: mailsOf(messages),
    refundOrder,
    afterSales: refundDoorsOf({
      db,
      clock,
      outbox: messages,
      mails: mailsOf(messages),
      cards: { refundOrder },
    }).afterSales,
  });
};
