import { eq } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import type { OrderActor, OrderEvent } from '#service/db/schema/order-words.ts';
import { orderItems } from '#service/db/schema/orders.ts';
import { refundItems, refunds } from '#service/db/schema/refunds.ts';
import { holdsCardMoney } from '#service/domain/after-sales.ts';
import type { RefundDoors } from './doors.ts';
import { goOn } from './moving.ts';
import { newRefundSn } from './refund-sn.ts';
import { type OrderRow, recordStep } from './refund-rows.ts';
import { nextRefundStatus } from './transition-table.ts';

/** An order that has just ended. */
export type Cancelled = { order: OrderRow; event: OrderEvent; now: Date };

const byBuyer: readonly OrderEvent[] = ['cancelByBuyer'];
const byDesk: readonly OrderEvent[] = ['sellerCannotDeliver', 'codRefused'];

const actorOf = (event: OrderEvent): OrderActor =>
  byBuyer.includes(event) ? 'BUYER' : byDesk.includes(event) ? 'DESK' : 'SYSTEM';

/**
 * Enters a cancelled order in the list of refunds, in the transaction that cancels it. The order itself gives back wallet
 * money and coins, in the same transaction; card money follows later.
 */
export async function recordCancellation(
  tx: Db,
  { order, event, now }: Cancelled,
  doors: RefundDoors,
): Promise<void> {
  const { orderNumber, userId, currency, walletUsed: walletPart, coinsUsed: coins, total } = order;
  const cardPart = holdsCardMoney(order) ? order.due : 0;
  const amount = cardPart + walletPart;
  const isPaid = amount + coins > 0;
  const step = isPaid ? 'orderCancelledPaid' : 'orderCancelledUnpaid';
  const status = nextRefundStatus(null, step);
  if (!status) throw new Error(`no refund begins with ${step}`);
  const refundSn = newRefundSn(now);
  const [refund] = await tx
    .insert(refunds)
    .values({
      refundSn,
      kind: 'CANCELLATION',
      orderNumber,
      userId,
      status,
      currency,
      amount,
      coins,
      cancelledAmount: total,
      ...(isPaid && { cardPart, walletPart }),
      createdAt: now,
    })
    .returning();
  if (!refund) throw new Error('the refund is gone');
  const lines = await tx
    .select({ orderItemId: orderItems.orderItemId, count: orderItems.count })
    .from(orderItems)
    .where(eq(orderItems.orderNumber, orderNumber))
    .orderBy(orderItems.orderItemId);
  const goods = { amount: 0, coins: 0, open: true };
  if (lines.length > 0)
    await tx.insert(refundItems).values(lines.map((line) => ({ refundSn, ...line, ...goods })));
  await recordStep(tx, { refundSn, event: step, from: null, to: status, actor: actorOf(event), now });
  if (cardPart === 0) await goOn(tx, { refund, order }, { actor: 'SYSTEM', now }, doors);
}
