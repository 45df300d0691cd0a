import { and, eq } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { refunds } from '#service/db/schema/refunds.ts';
import type { CardRefund, RefundDoor } from '#service/payments/refund-door.ts';
import type { RefundDoors } from './doors.ts';
import { goOn, moveRefund } from './moving.ts';
import { type HeldRefund, holdRefund } from './refund-rows.ts';

/** Moves refunds when the money has arrived at the card, or the card does not take it; called in the transaction of payments. */
export function cardMoneyWith(doors: RefundDoors): RefundDoor {
  /** The refund that pays by it: the one that is named, else the cancellation of the order. */
  async function heldOf(tx: Db, { orderNumber, refundSn }: CardRefund): Promise<HeldRefund | undefined> {
    const [found] = await tx
      .select({ refundSn: refunds.refundSn })
      .from(refunds)
      .where(
        refundSn === null
          ? and(eq(refunds.orderNumber, orderNumber), eq(refunds.kind, 'CANCELLATION'))
          : eq(refunds.refundSn, refundSn),
      );
    return found && holdRefund(tx, found.refundSn);
  }

  /** The same refund while it is REFUNDING; undefined otherwise, and for late money, which belongs to no refund. */
  async function refundOf(tx: Db, card: CardRefund): Promise<HeldRefund | undefined> {
    const held = await heldOf(tx, card);
    return held?.refund.status === 'REFUNDING' ? held : undefined;
  }

  return {
    async cardPaid(tx, card, now) {
      const held = await refundOf(tx, card);
      if (held) await goOn(tx, held, { actor: 'SYSTEM', now }, doors);
    },
    async cardRefused(tx, card, now) {
      const held = await refundOf(tx, card);
      if (held) await moveRefund(tx, held, { event: 'tenderFailed', actor: 'SYSTEM', now }, doors);
    },
    async cardReturned(tx, card, now) {
      const held = await heldOf(tx, card);
      if (held?.refund.status !== 'REFUNDED' || (held.refund.cardPart ?? 0) === 0) return;
      const { refundSn, orderNumber, userId, currency } = held.refund;
      const { amount } = card;
      await doors.notices.cardReturned(tx, { refundSn, orderNumber, userId, amount, currency, now });
    },
  };
}
