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
  /** What the seller says with it. */
  note?: string | undefined;
  /** What the event itself brings, beside what follows from it. */
  set?: Partial<typeof refunds.$inferInsert>;
};

const guards: Record<RefundGuard, (refund: RefundRow) => boolean> = {
  mayApply: () => true,
  moneyOnly: ({ applyType }) => applyType === 'REFUND_ONLY',
  goodsReturn: ({ applyType }) => applyType === 'RETURN_REFUND',
};

/** The events of which the buyer is told; what follows by itself at the same moment says nothing of its own. */
const silent: readonly RefundEvent[] = ['startPaying', 'tenderFailed', 'correctReturn'];

/**
 * Judges an event by the transition table, does its effects, writes the new state and the step down, and goes on with what
 * follows at once: goods that came are paid for, and money that needs no bank is there. All in the transaction that it is
 * given, whose caller holds the refund. Throws a WrongRefundState for what is no step.
 */
export async function moveRefund(
  tx: Db,
  { refund, order }: HeldRefund,
  move: Move,
  doors: RefundDoors,
): Promise<RefundRow> {
  const { event, actor, now, note, set } = move;
  const step = transitionOf(refundTransitions, refund.status, event, (guard) => guards[guard](refund));
  if (!step) throw new WrongRefundState(refund.status, event);
  const isNew = step.to !== refund.status;
  const change = { ...(isNew && { deadline: deadlineIn(step.to, now) }), ...set, status: step.to };
  const [next] = await tx
    .update(refunds)
    .set(change)
    .where(eq(refunds.refundSn, refund.refundSn))
    .returning();
  if (!next) throw new Error('the refund is gone');
  const { refundSn, orderNumber, userId, amount, currency, coins, deadline } = next;
  await recordStep(tx, { refundSn, event, from: refund.status, to: step.to, actor, note, now });
  const moved = await performEffects(step.effects ?? [], { tx, refund: next, order, actor, now, doors });
  const told = { refundSn, orderNumber, userId, amount, currency, coins, deadline, now };
  if (!silent.includes(event))
    await doors.notices.refundMoved(tx, { ...told, event, status: step.to, note: note ?? null });
  return goOn(tx, { refund: moved, order }, { actor: 'SYSTEM', now }, doors);
}

/** Takes the steps that nobody has to wait for. */
export async function goOn(
  tx: Db,
  held: HeldRefund,
  by: { actor: OrderActor; now: Date },
  doors: RefundDoors,
): Promise<RefundRow> {
  const { refund } = held;
  if (refund.status === 'RETURN_RECEIVED')
    return moveRefund(tx, held, { event: 'startPaying', ...by }, doors);
  if (refund.status !== 'REFUNDING') return refund;
  const onItsWay = (await cardTenders(tx, refund)).filter(({ state }) => state === 'PENDING');
  return onItsWay.length > 0 ? refund : moveRefund(tx, held, { event: 'paid', ...by }, doors);
}
