import { eq } from 'drizzle-orm';
import type { RefundStatus } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { orders } from '#service/db/schema/orders.ts';
import type { RefundEvent } from '#service/db/schema/refund-words.ts';
import { refundParcels } from '#service/db/schema/refunds.ts';
import { regions } from '#service/db/schema/regions.ts';
import { dayIn } from '#service/domain/calendar.ts';
import type { CurrencyCode } from '#service/domain/money.ts';
import type { OrderNotices } from '#service/orders/notices.ts';

/** Facts for the notice about a refund that has moved. */
type RefundNotice = {
  refundSn: string;
  orderNumber: string;
  userId: string;
  event: RefundEvent;
  status: RefundStatus;
  /** All the money that goes back, in minor units, and the coins beside it. */
  amount: number;
  currency: CurrencyCode;
  coins: number;
  /** Deadline of the buyer or the shop for the next step; null when no step is waited for. */
  deadline: Date | null;
  /** The words of the shop to the buyer. */
  note: string | null;
  now: Date;
};

/** Tells a buyer the new state of a refund, in the transaction of the move. */
export type RefundNotices = {
  refundMoved(tx: Db, notice: RefundNotice): Promise<void>;
  /** The bank has sent back `amount` minor units of a refund to a card; the wallet has the money now. */
  cardReturned(
    tx: Db,
    notice: Pick<RefundNotice, 'refundSn' | 'orderNumber' | 'userId' | 'amount' | 'currency' | 'now'>,
  ): Promise<void>;
};

/** Writes the notices about refunds as notices of orders; each state of a refund is told once. */
export const refundNotices = (notices: OrderNotices): RefundNotices => ({
  async refundMoved(tx, { refundSn, orderNumber, userId, status, amount, currency, coins, note, ...moved }) {
    const { deadline, now } = moved;
    const [region] = await tx
      .select({ timeZone: regions.timeZone })
      .from(orders)
      .innerJoin(regions, eq(regions.regionId, orders.regionId))
      .where(eq(orders.orderNumber, orderNumber));
    const [parcel] = await tx
      .select({ expressNo: refundParcels.expressNo })
      .from(refundParcels)
      .where(eq(refundParcels.refundSn, refundSn));
    await notices.write(tx, {
      kind: 'REFUND',
      orderNumber,
      userId,
      refundSn,
      facts: {
        about: status,
        ...((amount > 0 || coins === 0) && { amount: { amount, currency } }),
        ...(coins > 0 && { coins }),
        ...(deadline && region && { until: dayIn(region.timeZone, deadline) }),
        ...(parcel && { trackingNumber: parcel.expressNo }),
        ...(note !== null && { words: note }),
      },
      of: refundSn,
      now,
    });
  },

  cardReturned: (tx, { amount, currency, refundSn, ...told }) =>
    notices.write(tx, {
      ...told,
      kind: 'REFUND',
      refundSn,
      facts: { about: 'IN_WALLET', amount: { amount, currency } },
      of: refundSn,
    }),
});
