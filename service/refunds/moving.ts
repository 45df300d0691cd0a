import { eq } from 'drizzle-orm';
import type { RefundStatus } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import type { OrderActor } from '#service/db/schema/order-words.ts';
import type { RefundEvent } from '#service/db/schema/refund-words.ts';
import { refunds } from '#service/db/schema/refunds.ts';
import { transitionOf } from '#service/domain/transition.ts';
import type { RefundDoors } from './doors.ts';
import { performEffects } from './effects.ts';
import { cardTenders, type HeldRefund, recordStep, type RefundRow } from './refund-rows.ts';
import { deadlineIn } from './rules.ts';
import { type RefundGuard, refundTransitions } from './transition-table.ts';

/** Thrown when a refund is not in the state that an event needs. */
export class WrongRefundState extends Error {
  override readonly name = 'WrongRefundState';

  constructor(
    readonly status: RefundStatus,
    event: RefundEvent,
  ) {
    super(`a refund in state ${status} does not take ${event}`);
  }
}

type Move = {
  event: RefundEvent;
  actor: OrderActor;
  now: Date;
  /** The words of the shop to the buyer. */
  note?: string | undefined;
  /** Columns that the caller sets, beside those that the step sets. */
  set?: Partial<typeof refunds.$inferInsert>;
};

const guards: Record<RefundGuard, (refund: RefundRow) => boolean> = {
  mayApply: () => true,
  moneyOnly: ({ applyType }) => applyType === 'REFUND_ONLY',
  goodsReturn: ({ applyType }) => applyType === 'RETURN_REFUND',
};

/** Events without a notice, as they bring the buyer nothing new yet. */
const silent: readonly RefundEvent[] = ['tenderFailed', 'correctReturn'];

/**
 * Judges an event by the transition table, does its effects, writes the new state and the step down, and takes the steps that
 * follow at once: a received return is paid, and a refund without open card money is done. Then tells the buyer the last state.
 * Works in the transaction `tx`; the caller has locked the refund. Throws WrongRefundState for an event that is not allowed now.
 */
export async function moveRefund(
  tx: Db,
  held: HeldRefund,
  move: Move,
  doors: RefundDoors,
): Promise<RefundRow> {
  const refund = await followed(tx, held, await step(tx, held, move, doors), move, doors);
  if (!silent.includes(move.event)) await tell(tx, refund, move, doors);
  return refund;
}

/** Takes the steps that follow by themselves; tells the buyer when that ended the waiting for a card refund. */
export async function goOn(
  tx: Db,
  held: HeldRefund,
  by: { actor: OrderActor; now: Date },
  doors: RefundDoors,
): Promise<RefundRow> {
  const refund = await followed(tx, held, held.refund, by, doors);
  if (refund.status !== held.refund.status && (refund.cardPart ?? 0) > 0)
    await tell(tx, refund, { event: 'paid', ...by }, doors);
  return refund;
}

async function step(tx: Db, { refund, order }: HeldRefund, move: Move, doors: RefundDoors) {
  const { event, actor, now, note, set } = move;
  const found = transitionOf(refundTransitions, refund.status, event, (guard) => guards[guard](refund));
  if (!found) throw new WrongRefundState(refund.status, event);
  const { to, effects = [] } = found;
  const deadline = to === refund.status ? {} : { deadline: deadlineIn(to, now) };
  const { refundSn } = refund;
  const [next] = await tx
    .update(refunds)
    .set({ ...deadline, ...set, status: to })
    .where(eq(refunds.refundSn, refundSn))
    .returning();
  if (!next) throw new Error('the refund is gone');
  await recordStep(tx, { refundSn, event, from: refund.status, to, actor, note, now });
  return performEffects(effects, { tx, refund: next, order, actor, now, doors });
}

async function followed(
  tx: Db,
  { order }: HeldRefund,
  refund: RefundRow,
  { now }: { now: Date },
  doors: RefundDoors,
): Promise<RefundRow> {
  const event = await nextByItself(tx, refund);
  if (!event) return refund;
  const next = await step(tx, { refund, order }, { event, actor: 'SYSTEM', now }, doors);
  return followed(tx, { refund, order }, next, { now }, doors);
}

/** The event that follows by itself: a received return is paid, and a refund is done once no card money is pending. */
async function nextByItself(tx: Db, refund: RefundRow): Promise<RefundEvent | undefined> {
  if (refund.status === 'RETURN_RECEIVED') return 'startPaying';
  if (refund.status !== 'REFUNDING') return undefined;
  const card = await cardTenders(tx, refund);
  return card.some(({ state }) => state === 'PENDING') ? undefined : 'paid';
}

const tell = (tx: Db, refund: RefundRow, { event, note, now }: Move, doors: RefundDoors) => {
  const { refundSn, orderNumber, userId, status, amount, currency, coins, deadline } = refund;
  const of = { refundSn, orderNumber, userId, status, amount, currency, coins, deadline };
  return doors.notices.refundMoved(tx, { ...of, event, note: note ?? null, now });
};
