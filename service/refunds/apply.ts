import type { RefundApply, RefundPreview, RefundQuestion } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { refundTypes } from '#service/db/schema/refund-words.ts';
import { refundItems, refunds } from '#service/db/schema/refunds.ts';
import { lineBarred, orderBarred, returnedCount } from '#service/domain/after-sales.ts';
import { type Clock, daysAfter, minutesAfter } from '#service/domain/clock.ts';
import type { Command } from '#service/domain/command.ts';
import { onIncrement } from '#service/domain/money.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';
import { returnDays } from '#service/domain/return-window.ts';
import { paidCardOf } from '#service/payments/paid-card.ts';
import type { IdempotencyStore } from '#service/platform/idempotency-keys.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { type PictureUse, settlePictures, takePictures } from '#service/uploads/used-pictures.ts';
import type { RefundDoors } from './doors.ts';
import { newRefundSn } from './refund-sn.ts';
import { cardLeftOf, holdOrder, moneyLines, type OrderRow, ownOrder, recordStep } from './refund-rows.ts';
import {
  answerHours,
  askedSum,
  deadlineIn,
  isShopsFault,
  mostFor,
  type Pieces,
  type RefundSum,
  refundSum,
  tenderParts,
} from './rules.ts';
import type { RefundReader, RefundViews } from './queries.ts';
import { nextRefundStatus } from './transition-table.ts';

type ApplyParts = {
  db: Db;
  clock: Clock;
  idempotency: IdempotencyStore;
  pictures: PictureUse;
  doors: RefundDoors;
  views: RefundViews;
};

/** What some pieces of an order would give back now; refuses what cannot be asked back. */
async function judged(db: Db, order: OrderRow, items: readonly Pieces[], now: Date): Promise<RefundSum> {
  const barred = orderBarred(order, now);
  if (barred) throw new Refusal(barred, { details: { status: order.status } });
  const lines = await moneyLines(db, order.orderNumber);
  const asked = new Set(items.map(({ orderItemId }) => orderItemId));
  if (asked.size < items.length) throw new Refusal('refund.not_allowed', { details: { reason: 'twice' } });
  for (const { orderItemId, count } of items) {
    const line = lines.find((one) => one.orderItemId === orderItemId);
    if (!line) throw notFound();
    const code = lineBarred(line);
    if (code) throw new Refusal(code, { details: { orderItemId } });
    const refundable = line.count - returnedCount(line);
    if (count > refundable)
      throw new Refusal('refund.not_allowed', { details: { orderItemId, refundableCount: refundable } });
  }
  return refundSum(order, lines, items);
}

/** Requests of buyers for a refund: the preview of one, and the request itself (S1.26). */
export function applyWith({ db, clock, idempotency, pictures, doors, views }: ApplyParts) {
  /** Inserts a requested refund and returns its number. The caller has locked the order. */
  async function write(tx: Db, order: OrderRow, asked: RefundApply): Promise<string> {
    const now = clock();
    const { userId, orderNumber, currency } = order;
    const { applyType, reason, isReceived, desc, mobile } = asked;
    // What never came cannot be sent back.
    if (applyType === 'RETURN_REFUND' && (!isReceived || reason === 'NOT_RECEIVED'))
      throw new Refusal('refund.not_allowed', { details: { allowedTypes: ['REFUND_ONLY'] } });
    const sum = await judged(tx, order, asked.items, now);
    const most = mostFor(sum, reason);
    const amount = asked.amount?.amount ?? most;
    if (asked.amount && (asked.amount.currency !== currency || !onIncrement(amount, currency)))
      throw new Refusal('request.invalid', { fields: [{ field: '/amount', code: 'format' }] });
    if (amount > most)
      throw new Refusal('refund.amount_exceeded', { details: { maxAmount: { amount: most, currency } } });
    if (amount === 0 && most > 0)
      throw new Refusal('request.invalid', { fields: [{ field: '/amount', code: 'too_small' }] });
    const status = nextRefundStatus(null, 'apply');
    if (!status) throw new Error('nothing can be asked for');
    const pics = await takePictures(tx, pictures, { userId, purpose: 'refund', fileKeys: asked.pics });
    const refundSn = newRefundSn(now);
    const deadline = deadlineIn(status, now);
    const row = { refundSn, orderNumber, userId, status, currency, ...askedSum(sum, reason, amount) };
    await tx.insert(refunds).values({
      ...row,
      kind: 'AFTER_SALES',
      applyType,
      reason,
      isReceived,
      words: desc.trim(),
      mobile,
      pics,
      deadline,
      createdAt: now,
    });
    await tx.insert(refundItems).values(sum.items.map((item) => ({ ...item, refundSn, open: true })));
    await recordStep(tx, { refundSn, event: 'apply', from: null, to: status, actor: 'BUYER', now });
    await doors.notices.refundMoved(tx, { ...row, event: 'apply', deadline, note: null, now });
    return refundSn;
  }

  return {
    /** The most that would go back for some pieces, and to where; with a reason, the most for that reason. */
    async preview(userId: string, asked: RefundQuestion): Promise<RefundPreview> {
      const order = await ownOrder(db, userId, asked.orderNumber);
      const { orderNumber, currency, finallyTime } = order;
      const now = clock();
      const sum = await judged(db, order, asked.items, now);
      const money = (amount: number) => ({ amount, currency });
      const delivery = asked.reason === undefined || isShopsFault(asked.reason) ? sum.delivery : 0;
      const maxAmount = sum.goods + delivery;
      const { cardPart, walletPart } = tenderParts(maxAmount, await cardLeftOf(db, order));
      const card = cardPart > 0 ? await paidCardOf(db, orderNumber) : undefined;
      return {
        maxAmount: money(maxAmount),
        coins: sum.coins,
        deliveryIncluded: money(delivery),
        tenders: [
          ...(cardPart > 0 ? [{ to: 'CARD' as const, amount: money(cardPart), card: card ?? null }] : []),
          ...(walletPart > 0 ? [{ to: 'WALLET' as const, amount: money(walletPart), card: null }] : []),
        ],
        allowedTypes: refundTypes,
        goods: money(sum.price),
        shareReduce: money(sum.price - sum.coinReduce - sum.goods),
        coinReduce: money(sum.coinReduce),
        askUntil: finallyTime && daysAfter(finallyTime, returnDays).toISOString(),
        answerBy: minutesAfter(now, answerHours * 60).toISOString(),
      };
    },

    /** Requests a refund, with or without a return of the goods; once for each Idempotency-Key. */
    async apply(reader: RefundReader, asked: RefundApply, command: Command | undefined) {
      const { userId } = reader;
      await settlePictures(pictures, { userId, purpose: 'refund' }, asked.pics);
      return inTransaction(db, async (tx) => {
        const order = await holdOrder(tx, asked.orderNumber, userId);
        const refundSn = await write(tx, order, asked);
        const detail = await views.detail(tx, reader, refundSn);
        await idempotency.finishWith(tx, command, 200, detail);
        return detail;
      });
    },
  };
}
