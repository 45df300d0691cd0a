import { and, asc, inArray, lte } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { refunds } from '#service/db/schema/refunds.ts';
import type { Clock } from '#service/domain/clock.ts';
import { eachApart } from '#service/platform/each-apart.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import type { MallReturns, RefundDoors } from './doors.ts';
import { moveRefund } from './moving.ts';
import { holdRefund } from './refund-rows.ts';
import { dueEvents } from './rules.ts';
import { placeOf } from './seller.ts';

type DueParts = { db: Db; clock: Clock; mallReturns: MallReturns; doors: RefundDoors };

const atOnce = 200;

/** Job that takes the next step of refunds whose deadline is over; each in its own transaction, which checks state and deadline again. */
export function dueWith({ db, clock, mallReturns, doors }: DueParts) {
  const take = (refundSn: string) =>
    inTransaction(db, async (tx) => {
      const held = await holdRefund(tx, refundSn);
      const { status, deadline, applyType } = held.refund;
      const now = clock();
      const event = dueEvents[status];
      if (!event || deadline === null || deadline > now) return;
      const isAccepted = event === 'sellerSilent' && applyType === 'RETURN_REFUND';
      const set = isAccepted ? { returnsTo: await placeOf(tx, held.order, mallReturns) } : {};
      await moveRefund(tx, held, { event, actor: 'SYSTEM', now, set }, doors);
    });

  return async () => {
    const due = await db
      .select({ refundSn: refunds.refundSn })
      .from(refunds)
      .where(
        and(
          lte(refunds.deadline, clock()),
          inArray(refunds.status, ['APPLIED', 'ACCEPTED', 'RETURN_SHIPPED']),
        ),
      )
      .orderBy(asc(refunds.deadline))
      .limit(atOnce);
    await eachApart(due, ({ refundSn }) => take(refundSn));
  };
}
