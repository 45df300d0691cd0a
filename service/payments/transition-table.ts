import type { PaymentStatus } from '#openapi/schema.gen.ts';
import type { PaymentEvent } from '#service/db/schema/payment-words.ts';
import { type Transition, transitionOf } from '#service/domain/transition.ts';

/** Whether one of the orders still waits for money; if none does, an approval is given back in full and the orders stay ended. */
export type PaymentGuard = 'orderOpen' | 'orderEnded';

export type PaymentEffect = 'PAY_ORDER' | 'SAVE_CARD' | 'REFUND_ALL';

type PaymentTransition = Transition<PaymentStatus, PaymentEvent, PaymentGuard, PaymentEffect>;

const approvals = (['CREATED', 'REQUIRES_ACTION', 'PROCESSING'] as const).flatMap(
  (from): PaymentTransition[] => [
    { from, event: 'approve', to: 'SUCCEEDED', guards: ['orderOpen'], effects: ['PAY_ORDER', 'SAVE_CARD'] },
    { from, event: 'approve', to: 'SUCCEEDED', guards: ['orderEnded'], effects: ['REFUND_ALL'] },
    { from, event: 'refuse', to: 'FAILED' },
  ],
);

/** Late money: the payment was ended here, and the processor approves it afterwards. */
const lateApprovals = (['FAILED', 'CANCELLED', 'EXPIRED'] as const).map((from): PaymentTransition => ({
  from,
  event: 'approve',
  to: 'SUCCEEDED',
  effects: ['REFUND_ALL'],
}));

/** The processor has given it up, because we asked for it or by itself. */
const givenUp = (['CREATED', 'REQUIRES_ACTION', 'PROCESSING'] as const).map((from): PaymentTransition => ({
  from,
  event: 'cancel',
  to: 'CANCELLED',
}));

const refunds = (['SUCCEEDED', 'COD_COLLECTED', 'PARTLY_REFUNDED'] as const).flatMap(
  (from): PaymentTransition[] => [
    { from, event: 'refundSome', to: 'PARTLY_REFUNDED' },
    { from, event: 'refundAll', to: 'REFUNDED' },
  ],
);

/** Every step of a payment; what is not here cannot happen. */
export const paymentTransitions: readonly PaymentTransition[] = [
  { from: null, event: 'payByCard', to: 'CREATED' },
  { from: null, event: 'payByCod', to: 'COD_PENDING' },
  ...approvals,
  ...lateApprovals,
  ...givenUp,
  { from: 'CREATED', event: 'challenge', to: 'REQUIRES_ACTION' },
  { from: 'CREATED', event: 'noAnswer', to: 'PROCESSING' },
  // The first answer did not come in time; the processor says later that the bank wants a challenge.
  { from: 'PROCESSING', event: 'challenge', to: 'REQUIRES_ACTION' },
  { from: 'REQUIRES_ACTION', event: 'challengePassed', to: 'PROCESSING' },
  { from: 'REQUIRES_ACTION', event: 'expire', to: 'EXPIRED' },
  { from: 'COD_PENDING', event: 'collect', to: 'COD_COLLECTED' },
  { from: 'COD_PENDING', event: 'orderEnded', to: 'COD_FAILED' },
  ...refunds,
];

/** The step that an event is for a payment, with its effects, or undefined where there is no such step. */
export const paymentStep = (
  from: PaymentStatus | null,
  event: PaymentEvent,
  holds?: (guard: PaymentGuard) => boolean,
) => transitionOf(paymentTransitions, from, event, holds);

/** The state of a payment after an event, or undefined where there is no such step. */
export const nextPaymentStatus = (
  from: PaymentStatus | null,
  event: PaymentEvent,
): PaymentStatus | undefined => paymentStep(from, event)?.to;
