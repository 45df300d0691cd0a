import type { RefundStatus, RefundSummary } from '#openapi/schema.gen.ts';
import type { RefundEvent } from '#service/db/schema/refund-words.ts';
import { type Transition, transitionOf } from '#service/domain/transition.ts';

export type RefundAction = RefundSummary['actions'][number];

/** `moneyOnly`: the goods stay with the buyer; `goodsReturn`: they go back first; `mayApply`: state and age of the order allow it. */
export type RefundGuard = 'mayApply' | 'moneyOnly' | 'goodsReturn';

export type RefundEffect =
  | 'PAY_TENDERS'
  | 'RETRY_TENDER'
  | 'GIVE_BACK_COINS'
  | 'CLAW_BACK_COINS'
  | 'NOTIFY_REFUND';

type RefundTransition = Transition<RefundStatus, RefundEvent, RefundGuard, RefundEffect>;

const acceptance = (['accept', 'sellerSilent'] as const).flatMap((event): RefundTransition[] => [
  { from: 'APPLIED', event, to: 'REFUNDING', guards: ['moneyOnly'], effects: ['PAY_TENDERS'] },
  { from: 'APPLIED', event, to: 'ACCEPTED', guards: ['goodsReturn'] },
]);

/** Every step of a refund; what is not here cannot happen. */
export const refundTransitions: readonly RefundTransition[] = [
  { from: null, event: 'apply', to: 'APPLIED', guards: ['mayApply'] },
  { from: null, event: 'orderCancelledPaid', to: 'REFUNDING', effects: ['PAY_TENDERS'] },
  { from: null, event: 'orderCancelledUnpaid', to: 'CLOSED' },
  ...acceptance,
  { from: 'APPLIED', event: 'reject', to: 'REJECTED' },
  { from: 'APPLIED', event: 'withdraw', to: 'WITHDRAWN' },
  { from: 'ACCEPTED', event: 'withdraw', to: 'WITHDRAWN' },
  { from: 'ACCEPTED', event: 'shipReturn', to: 'RETURN_SHIPPED' },
  { from: 'ACCEPTED', event: 'returnDue', to: 'CLOSED' },
  { from: 'RETURN_SHIPPED', event: 'correctReturn', to: 'RETURN_SHIPPED' },
  { from: 'RETURN_SHIPPED', event: 'returnReceived', to: 'RETURN_RECEIVED' },
  { from: 'RETURN_SHIPPED', event: 'returnSilent', to: 'RETURN_RECEIVED' },
  { from: 'RETURN_SHIPPED', event: 'rejectParcel', to: 'REJECTED' },
  { from: 'RETURN_RECEIVED', event: 'startPaying', to: 'REFUNDING', effects: ['PAY_TENDERS'] },
  { from: 'REFUNDING', event: 'tenderFailed', to: 'REFUNDING', effects: ['RETRY_TENDER'] },
  {
    from: 'REFUNDING',
    event: 'paid',
    to: 'REFUNDED',
    effects: ['GIVE_BACK_COINS', 'CLAW_BACK_COINS', 'NOTIFY_REFUND'],
  },
];

/** What the buyer may do with an after-sales refund in each state; REAPPLY once, within the window. */
export const refundActions: Record<RefundStatus, readonly RefundAction[]> = {
  APPLIED: ['CANCEL', 'CONTACT_SELLER'],
  ACCEPTED: ['CANCEL', 'SUBMIT_EXPRESS', 'CONTACT_SELLER'],
  RETURN_SHIPPED: ['SUBMIT_EXPRESS', 'CONTACT_SELLER'],
  RETURN_RECEIVED: ['CONTACT_SELLER'],
  REFUNDING: ['CONTACT_SELLER'],
  REFUNDED: ['CONTACT_SELLER'],
  WITHDRAWN: ['CONTACT_SELLER'],
  REJECTED: ['REAPPLY', 'CONTACT_SELLER'],
  CLOSED: ['CONTACT_SELLER'],
};

/** The state of a refund after an event, or undefined where there is no such step. */
export const nextRefundStatus = (
  from: RefundStatus | null,
  event: RefundEvent,
  holds?: (guard: RefundGuard) => boolean,
): RefundStatus | undefined => transitionOf(refundTransitions, from, event, holds)?.to;
