import type { OrderAction, OrderStatus } from '#openapi/schema.gen.ts';
import type { OrderEvent } from '#service/db/schema/order-words.ts';
import type { Transition } from '#service/domain/transition.ts';

/** Conditions of a step; `service/orders/rules.ts` says when they hold. */
export type OrderGuard =
  | 'groupBuy'
  | 'noGroupBuy'
  | 'groupRunning'
  | 'noPaymentProcessing'
  | 'notShipped'
  | 'partlyShipped'
  | 'notDelivered'
  | 'cashNotCollected'
  | 'collectedIfCash'
  | 'noOpenRefund'
  | 'noRefundPending'
  | 'deletedLately'
  | 'rateable'
  | 'refundable';

/** What a step brings about; "tenders" are coins and wallet money. `service/orders/effects.ts` does them. */
export type OrderEffect =
  | 'RESERVE_STOCK'
  | 'TAKE_STOCK'
  | 'GIVE_BACK_STOCK'
  | 'LOCK_VOUCHERS'
  | 'USE_VOUCHERS'
  | 'GIVE_BACK_VOUCHERS'
  | 'HOLD_TENDERS'
  | 'SPEND_TENDERS'
  | 'GIVE_BACK_TENDERS'
  | 'START_COD'
  | 'FAIL_COD'
  | 'SET_PAY_DEADLINE'
  | 'SET_PAID'
  | 'SET_SHIPPED'
  | 'HAND_OVER'
  | 'SET_COMPLETED'
  | 'SET_CANCELLED'
  | 'JOIN_GROUP'
  | 'LEAVE_GROUP'
  | 'REFUND_ALL'
  | 'EARN_COINS'
  | 'CLAW_BACK_COINS'
  | 'COUNT_SOLD'
  | 'HIDE'
  | 'SHOW'
  | `NOTIFY_${'ORDER_PLACED' | 'PAID' | 'SHIPPED' | 'COMPLETED' | 'GROUP_DONE' | 'GROUP_FAILED' | 'CANCELLED'}`;

type OrderTransition = Transition<OrderStatus, OrderEvent, OrderGuard, OrderEffect>;

const paidNow = ['SET_PAID', 'TAKE_STOCK', 'USE_VOUCHERS', 'SPEND_TENDERS', 'NOTIFY_PAID'] as const;
const cashNow = ['START_COD', 'TAKE_STOCK', 'USE_VOUCHERS', 'SPEND_TENDERS', 'NOTIFY_ORDER_PLACED'] as const;
const unpaidEnd = [
  'SET_CANCELLED',
  'GIVE_BACK_STOCK',
  'GIVE_BACK_VOUCHERS',
  'GIVE_BACK_TENDERS',
  'NOTIFY_CANCELLED',
] as const;
const paidEnd = ['SET_CANCELLED', 'GIVE_BACK_STOCK', 'GIVE_BACK_VOUCHERS', 'REFUND_ALL'] as const;
const goodEnd = ['SET_COMPLETED', 'EARN_COINS', 'COUNT_SOLD', 'NOTIFY_COMPLETED'] as const;

/** Every step of an order; what is not here cannot happen. */
export const orderTransitions: readonly OrderTransition[] = [
  {
    from: null,
    event: 'submitCard',
    to: 'TO_PAY',
    effects: ['RESERVE_STOCK', 'LOCK_VOUCHERS', 'HOLD_TENDERS', 'SET_PAY_DEADLINE'],
  },
  { from: null, event: 'submitCod', to: 'TO_DELIVER', guards: ['noGroupBuy'], effects: cashNow },
  { from: null, event: 'submitPaid', to: 'TO_DELIVER', guards: ['noGroupBuy'], effects: paidNow },
  {
    from: null,
    event: 'submitPaid',
    to: 'GROUPING',
    guards: ['groupBuy'],
    effects: [...paidNow, 'JOIN_GROUP'],
  },

  { from: 'TO_PAY', event: 'paymentSucceeded', to: 'TO_DELIVER', guards: ['noGroupBuy'], effects: paidNow },
  {
    from: 'TO_PAY',
    event: 'paymentSucceeded',
    to: 'GROUPING',
    guards: ['groupBuy'],
    effects: [...paidNow, 'JOIN_GROUP'],
  },
  { from: 'TO_PAY', event: 'payWithCod', to: 'TO_DELIVER', guards: ['noGroupBuy'], effects: cashNow },
  {
    from: 'TO_PAY',
    event: 'payDeadline',
    to: 'CANCELLED',
    guards: ['noPaymentProcessing'],
    effects: unpaidEnd,
  },
  {
    from: 'TO_PAY',
    event: 'cancelByBuyer',
    to: 'CANCELLED',
    guards: ['noPaymentProcessing'],
    effects: unpaidEnd,
  },

  { from: 'GROUPING', event: 'groupCompleted', to: 'TO_DELIVER', effects: ['NOTIFY_GROUP_DONE'] },
  { from: 'GROUPING', event: 'groupTimedOut', to: 'CANCELLED', effects: [...paidEnd, 'NOTIFY_GROUP_FAILED'] },
  {
    from: 'GROUPING',
    event: 'cancelByBuyer',
    to: 'CANCELLED',
    guards: ['groupRunning'],
    effects: [...paidEnd, 'LEAVE_GROUP', 'NOTIFY_CANCELLED'],
  },

  {
    from: 'TO_DELIVER',
    event: 'cancelByBuyer',
    to: 'CANCELLED',
    guards: ['notShipped'],
    effects: [...paidEnd, 'FAIL_COD', 'NOTIFY_CANCELLED'],
  },
  {
    from: 'TO_DELIVER',
    event: 'sellerCannotDeliver',
    to: 'CANCELLED',
    guards: ['notShipped'],
    effects: [...paidEnd, 'FAIL_COD', 'NOTIFY_CANCELLED'],
  },
  // A parcel leaves, and something is left for another one.
  { from: 'TO_DELIVER', event: 'shipPart', to: 'TO_DELIVER', effects: ['NOTIFY_SHIPPED'] },
  { from: 'TO_DELIVER', event: 'ship', to: 'TO_RECEIVE', effects: ['SET_SHIPPED', 'NOTIFY_SHIPPED'] },

  {
    from: 'TO_RECEIVE',
    event: 'deliver',
    to: 'TO_RECEIVE',
    guards: ['notDelivered'],
    effects: ['HAND_OVER'],
  },
  {
    from: 'TO_RECEIVE',
    event: 'codRefused',
    to: 'CANCELLED',
    guards: ['cashNotCollected'],
    effects: [...unpaidEnd, 'FAIL_COD'],
  },
  {
    from: 'TO_RECEIVE',
    event: 'confirmReceipt',
    to: 'COMPLETED',
    guards: ['collectedIfCash', 'noOpenRefund'],
    effects: goodEnd,
  },
  // After `autoReceiveDays` an order counts as handed over and, for cash on delivery, as paid.
  {
    from: 'TO_RECEIVE',
    event: 'autoReceive',
    to: 'COMPLETED',
    guards: ['noOpenRefund'],
    effects: ['HAND_OVER', ...goodEnd],
  },
  { from: 'TO_RECEIVE', event: 'refundAll', to: 'CANCELLED', effects: ['SET_CANCELLED'] },

  { from: 'COMPLETED', event: 'refundAll', to: 'COMPLETED', effects: ['CLAW_BACK_COINS'] },
  { from: 'COMPLETED', event: 'refundSome', to: 'COMPLETED', effects: ['CLAW_BACK_COINS'] },
  ...(['COMPLETED', 'CANCELLED'] as const).flatMap((state): OrderTransition[] => [
    {
      from: state,
      event: 'hide',
      to: state,
      guards: ['noOpenRefund', 'noRefundPending'],
      effects: ['HIDE'],
    },
    { from: state, event: 'show', to: state, guards: ['deletedLately'], effects: ['SHOW'] },
  ]),
];

/** An action of the buyer: offered while the guards hold and the event, if one is named, is a step; without both, always. */
type OfferedAction = { action: OrderAction; event?: OrderEvent; guards?: readonly OrderGuard[] };

/** What the buyer is offered in each state. */
export const offeredActions: Record<OrderStatus, readonly OfferedAction[]> = {
  TO_PAY: [
    { action: 'PAY', guards: ['noPaymentProcessing'] },
    { action: 'CANCEL', event: 'cancelByBuyer' },
    { action: 'CONTACT_SELLER' },
  ],
  GROUPING: [{ action: 'CANCEL', event: 'cancelByBuyer' }, { action: 'CONTACT_SELLER' }],
  TO_DELIVER: [
    { action: 'CANCEL', event: 'cancelByBuyer' },
    { action: 'VIEW_LOGISTICS', guards: ['partlyShipped'] },
    { action: 'CONTACT_SELLER' },
  ],
  TO_RECEIVE: [
    { action: 'VIEW_LOGISTICS' },
    { action: 'CONFIRM_RECEIPT', event: 'confirmReceipt' },
    { action: 'REFUND', guards: ['refundable'] },
    { action: 'CONTACT_SELLER' },
  ],
  COMPLETED: [
    { action: 'RATE', guards: ['rateable'] },
    { action: 'REFUND', guards: ['refundable'] },
    { action: 'VIEW_LOGISTICS' },
    { action: 'DELETE', event: 'hide' },
    { action: 'CONTACT_SELLER' },
  ],
  CANCELLED: [{ action: 'DELETE', event: 'hide' }],
};
