import { eq } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { regions } from '#service/db/schema/regions.ts';
import { refundParcels, refunds } from '#service/db/schema/refunds.ts';
import { type ReturnPlace, shops } from '#service/db/schema/shops.ts';
import { type Clock, daysAfter } from '#service/domain/clock.ts';
import { notFound } from '#service/domain/refusal.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import type { MallReturns, RefundDoors } from './doors.ts';
import { moveRefund, WrongRefundState } from './moving.ts';
import { type HeldRefund, holdRefund, type OrderRow } from './refund-rows.ts';
import { returnDaysAfter } from './rules.ts';

type SellerParts = { db: Db; clock: Clock; mallReturns: MallReturns; doors: RefundDoors };

/** Where the goods of an order go back to: the shop's own place, else the mall's in the region of the order. */
export async function placeOf(
  tx: Db,
  { shopId, regionId }: Pick<OrderRow, 'shopId' | 'regionId'>,
  mallReturns: MallReturns,
): Promise<ReturnPlace> {
  const [shop] = await tx
    .select({ name: shops.name, returnsTo: shops.returnsTo })
    .from(shops)
    .where(eq(shops.shopId, shopId));
  const [region] = await tx.select().from(regions).where(eq(regions.regionId, regionId));
  if (!shop || !region) throw notFound();
  const { countryCode, phoneCode } = region;
  return shop.returnsTo ?? mallReturns({ countryCode, phoneCode, shopName: shop.name });
}

export type RefundSeller = ReturnType<typeof sellerWith>;

/**
 * Steps of the shop in a refund, at the desk: accepting it, refusing it with a reason, and receiving the parcel. Each throws
 * WrongRefundState when the refund does not allow it now.
 */
export function sellerWith({ db, clock, mallReturns, doors }: SellerParts) {
  const act = (refundSn: string, work: (tx: Db, held: HeldRefund, now: Date) => Promise<unknown>) =>
    inTransaction(db, async (tx) => {
      await work(tx, await holdRefund(tx, refundSn), clock());
    });

  return {
    accept: (refundSn: string, note?: string) =>
      act(refundSn, async (tx, held, now) =>
        moveRefund(
          tx,
          held,
          { event: 'accept', actor: 'DESK', now, note, set: await accepted(tx, held) },
          doors,
        ),
      ),

    /** Refuses a request or, when the return is on its way, the parcel. */
    refuse: (refundSn: string, rejectReason: string) =>
      act(refundSn, (tx, held, now) => {
        const event = held.refund.status === 'RETURN_SHIPPED' ? 'rejectParcel' : 'reject';
        const said = { note: rejectReason, set: { rejectReason } };
        return moveRefund(tx, held, { event, actor: 'DESK', now, ...said }, doors);
      }),

    /** The goods are back, so they are paid for. */
    received: (refundSn: string) =>
      act(refundSn, (tx, held, now) =>
        moveRefund(tx, held, { event: 'returnReceived', actor: 'DESK', now }, doors),
      ),

    /** The courier has handed the return to the shop; the deadline of the shop is counted from now. */
    delivered: (refundSn: string) =>
      act(refundSn, async (tx, { refund }, now) => {
        const parcel = eq(refundParcels.refundSn, refundSn);
        const [found] = await tx.select().from(refundParcels).where(parcel);
        if (refund.status !== 'RETURN_SHIPPED' || !found || found.deliveredAt)
          throw new WrongRefundState(refund.status, 'returnReceived');
        await tx.update(refundParcels).set({ deliveredAt: now }).where(parcel);
        const deadline = daysAfter(now, returnDaysAfter.delivered);
        await tx.update(refunds).set({ deadline }).where(eq(refunds.refundSn, refundSn));
      }),
  };

  /** Columns that an acceptance sets: the return address; none for a refund without a return. */
  async function accepted(tx: Db, { refund, order }: HeldRefund) {
    return refund.applyType === 'RETURN_REFUND' ? { returnsTo: await placeOf(tx, order, mallReturns) } : {};
  }
}
