import { eq } from 'drizzle-orm';
import type { RefundDetail, ReturnExpress } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { refundParcels } from '#service/db/schema/refunds.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Command } from '#service/domain/command.ts';
import { Refusal } from '#service/domain/refusal.ts';
import { courierOf } from '#service/logistics/couriers.ts';
import type { IdempotencyStore } from '#service/platform/idempotency-keys.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { type PictureUse, settlePictures, takePictures } from '#service/uploads/used-pictures.ts';
import type { RefundDoors } from './doors.ts';
import { moveRefund, WrongRefundState } from './moving.ts';
import type { RefundReader, RefundViews } from './queries.ts';
import { holdRefund } from './refund-rows.ts';

type BuyerParts = {
  db: Db;
  clock: Clock;
  idempotency: IdempotencyStore;
  pictures: PictureUse;
  doors: RefundDoors;
  views: RefundViews;
};

/** Steps of a buyer in a refund that is under way: withdrawing it, and entering the parcel with which the goods go back. */
export function buyerWith({ db, clock, idempotency, pictures, doors, views }: BuyerParts) {
  /** Writes or corrects the parcel of a return. Throws `request.invalid` for an unknown courier. */
  async function keepParcel(tx: Db, userId: string, said: ReturnExpress) {
    const { refundSn, dvyId, expressNo, mobile } = said;
    const courier = await courierOf(tx, dvyId);
    if (!courier) throw new Refusal('request.invalid', { fields: [{ field: '/dvyId', code: 'not_listed' }] });
    const [before] = await tx.select().from(refundParcels).where(eq(refundParcels.refundSn, refundSn));
    const whose = { userId, purpose: 'refund' as const };
    const pics = await takePictures(tx, pictures, {
      ...whose,
      fileKeys: said.pics,
      kept: before?.pics ?? [],
    });
    const parcel = {
      courierId: dvyId,
      courierName: courier.dvyName,
      expressNo: expressNo.trim(),
      mobile,
      pics,
    };
    await tx
      .insert(refundParcels)
      .values({ refundSn, ...parcel, sentAt: clock() })
      .onConflictDoUpdate({ target: refundParcels.refundSn, set: parcel });
  }

  return {
    /** Withdraws a refund; a repeat answers the same. Throws `refund.state` when the refund can no longer be withdrawn. */
    withdraw: (reader: RefundReader, refundSn: string): Promise<RefundDetail> =>
      inTransaction(db, async (tx) => {
        const held = await holdRefund(tx, refundSn, reader.userId);
        if (held.refund.status !== 'WITHDRAWN')
          await inState(moveRefund(tx, held, { event: 'withdraw', actor: 'BUYER', now: clock() }, doors));
        return views.detail(tx, reader, refundSn);
      }),

    /** Enters the parcel with which the goods go back; once for each Idempotency-Key. */
    async sendParcel(reader: RefundReader, said: ReturnExpress, command: Command | undefined) {
      const { userId } = reader;
      await settlePictures(pictures, { userId, purpose: 'refund' }, said.pics);
      return inTransaction(db, async (tx): Promise<RefundDetail> => {
        const held = await holdRefund(tx, said.refundSn, userId);
        const event = held.refund.status === 'RETURN_SHIPPED' ? 'correctReturn' : 'shipReturn';
        // Before the move, as its notice names the parcel; when the move is refused, the transaction undoes the parcel too.
        await keepParcel(tx, userId, said);
        await inState(moveRefund(tx, held, { event, actor: 'BUYER', now: clock() }, doors));
        const detail = await views.detail(tx, reader, said.refundSn);
        await idempotency.finishWith(tx, command, 200, detail);
        return detail;
      });
    },
  };
}

/** Turns a WrongRefundState into the refusal `refund.state`. */
async function inState<T>(move: Promise<T>): Promise<T> {
  try {
    return await move;
  } catch (fault) {
    if (fault instanceof WrongRefundState)
      throw new Refusal('refund.state', { details: { status: fault.status } });
    throw fault;
  }
}
