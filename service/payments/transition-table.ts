import type { PaymentStatus } from '#openapi/schema.gen.ts';
import { type Transition, transitionOf } from '#service/domain/transition.ts';

/** What can happen to a payment: asked for, answered by the processor, ended by time or buyer, given back. */
export const paymentEvents = [
  'payByCard',
  'payByCod',
  'approve',
  'challenge',
  'refuse',
  'noAnswer',
  'challengePassed',
  'cancel',
  'expire',
  'collect',
  'orderEnded',
  'refundSome',
  'refundAll',
] as const;
export type PaymentEvent = (typeof paymentEvents)[number];

/** A success that comes after its order has ended is given back in full, and the order stays ended. */
export type PaymentGuard = 'orderOpen' | 'orderEnded';

export type PaymentEffect = 'PAY_ORDER' | 'SAVE_CARD' | 'REFUND_ALL' | 'SET_ORDER_PAID';

type PaymentTransition = Transition<PaymentStatus, PaymentEvent, PaymentGuard, PaymentEffect>;

const approvals = (['CREATED', 'REQUIRES_ACTION', 'PROCESSING'] as const).flatMap(
  (from): PaymentTransition[] => [
    { from, event: 'approve', to: 'SUCCEEDED', guards: ['orderOpen'], effects: ['PAY_ORDER', 'SAVE_CARD'] },
    { from, event: 'approve', to: 'SUCCEEDED', guards: ['orderEnded'], effects: ['REFUND_ALL'] },
    { from, event: 'refuse', to: 'FAILED' },
  ],
);

const refunds = (['SUCCEEDED', 'COD_COLLECTED', 'PARTLY_REFUNDED'] as const).flatMap(
  (from): PaymentTransition[] => [
    { from, event: 'refundSome', to: 'PARTLY_REFUNDED' },
    { from, event: 'refundAll', to: 'REFUNDED' },
  ],
);

/** Every step of a payment (api.md 7.3); what is not here cannot happen. */
export const paymentTransitions: readonly PaymentTransition[] = [
  { from: null, event: 'payByCard', to: 'CREATED' },
  { from: null, event: 'payByCod', to: 'COD_PENDING' },
  ...approvals,
  { from: 'CREATED', event: 'challenge', to: 'REQUIRES_ACTION' },
  { from: 'CREATED', event: 'noAnswer', to: 'PROCESSING' },
  { from: 'REQUIRES_ACTION', event: 'challengePassed', to: 'PROCESSING' },
  { from: 'REQUIRES_ACTION', event: 'cancel', to: 'CANCELLED' },
  { from: 'REQUIRES_ACTION', event: 'expire', to: 'EXPIRED' },
  { from: 'COD_PENDING', event: 'collect', to: 'COD_COLLECTED', effects: ['SET_ORDER_PAID'] },
  { from: 'COD_PENDING', event: 'orderEnded', to: 'COD_FAILED' },
  ...refunds,
];

/** The state of a payment after an event, or undefined where there is no such step. */
export const nextPaymentStatus = (
  from: PaymentStatus | null,
  event: PaymentEvent,
): PaymentStatus | undefined => transitionOf(paymentTransitions, from, event)?.to;
