import { describe, expect, test } from 'vitest';
import { orderEventNames, orderStatuses, paymentStatuses } from '#service/db/schema/order-words.ts';
import { firstStep, orderActions, type OrderFacts, stepOf } from '#service/orders/rules.ts';
import { orderTransitions } from '#service/orders/transition-table.ts';
import { paymentEventNames } from '#service/db/schema/payment-words.ts';
import { paymentTransitions } from '#service/payments/transition-table.ts';
import { refundEventNames, refundStatuses } from '#service/db/schema/refund-words.ts';
import { refundTransitions } from '#service/refunds/transition-table.ts';
import { voucherEvents, voucherTransitions } from '#service/vouchers/transition-table.ts';

type Row = {
  from: string | null;
  event: string;
  to: string;
  guards?: readonly string[];
  effects?: readonly string[];
};

const written = ({ from, event, to, guards = [] }: Row) =>
  `${from ?? '–'} ${event}${guards.length > 0 ? ` [${guards.join(', ')}]` : ''} → ${to}`;

/** What each design says, one step a line; everything else is no step. */
const designs: Record<
  string,
  { rows: readonly Row[]; states: readonly string[]; events: readonly string[]; steps: string }
> = {
  orders: {
    rows: orderTransitions,
    states: orderStatuses,
    events: orderEventNames,
    steps: `
      – submitCard → TO_PAY
      – submitCod [noGroupBuy] → TO_DELIVER
      – submitPaid [noGroupBuy] → TO_DELIVER
      – submitPaid [groupBuy] → GROUPING
      TO_PAY paymentSucceeded [noGroupBuy] → TO_DELIVER
      TO_PAY paymentSucceeded [groupBuy] → GROUPING
      TO_PAY payWithCod [noGroupBuy] → TO_DELIVER
      TO_PAY payDeadline [noPaymentProcessing] → CANCELLED
      TO_PAY cancelByBuyer [noPaymentProcessing] → CANCELLED
      GROUPING groupCompleted → TO_DELIVER
      GROUPING groupTimedOut → CANCELLED
      GROUPING cancelByBuyer [groupRunning] → CANCELLED
      TO_DELIVER cancelByBuyer [notShipped] → CANCELLED
      TO_DELIVER sellerCannotDeliver [notShipped] → CANCELLED
      TO_DELIVER shipPart → TO_DELIVER
      TO_DELIVER ship → TO_RECEIVE
      TO_RECEIVE deliver [notDelivered] → TO_RECEIVE
      TO_RECEIVE codRefused [cashNotCollected] → CANCELLED
      TO_RECEIVE confirmReceipt [collectedIfCash, noOpenRefund] → COMPLETED
      TO_RECEIVE autoReceive [noOpenRefund] → COMPLETED
      TO_RECEIVE refundAll → CANCELLED
      COMPLETED refundAll → COMPLETED
      COMPLETED refundSome → COMPLETED
      COMPLETED hide [noOpenRefund, noRefundPending] → COMPLETED
      CANCELLED hide [noOpenRefund, noRefundPending] → CANCELLED
      COMPLETED show [deletedLately] → COMPLETED
      CANCELLED show [deletedLately] → CANCELLED`,
  },
  payments: {
    rows: paymentTransitions,
    states: paymentStatuses,
    events: paymentEventNames,
    steps: `
      – payByCard → CREATED
      – payByCod → COD_PENDING
      CREATED approve [orderOpen] → SUCCEEDED
      CREATED approve [orderEnded] → SUCCEEDED
      CREATED refuse → FAILED
      CREATED challenge → REQUIRES_ACTION
      CREATED noAnswer → PROCESSING
      REQUIRES_ACTION challengePassed → PROCESSING
      REQUIRES_ACTION approve [orderOpen] → SUCCEEDED
      REQUIRES_ACTION approve [orderEnded] → SUCCEEDED
      REQUIRES_ACTION refuse → FAILED
      CREATED cancel → CANCELLED
      REQUIRES_ACTION cancel → CANCELLED
      PROCESSING cancel → CANCELLED
      PROCESSING challenge → REQUIRES_ACTION
      FAILED approve → SUCCEEDED
      CANCELLED approve → SUCCEEDED
      EXPIRED approve → SUCCEEDED
      REQUIRES_ACTION expire → EXPIRED
      PROCESSING approve [orderOpen] → SUCCEEDED
      PROCESSING approve [orderEnded] → SUCCEEDED
      PROCESSING refuse → FAILED
      COD_PENDING collect → COD_COLLECTED
      COD_PENDING orderEnded → COD_FAILED
      SUCCEEDED refundSome → PARTLY_REFUNDED
      SUCCEEDED refundAll → REFUNDED
      COD_COLLECTED refundSome → PARTLY_REFUNDED
      COD_COLLECTED refundAll → REFUNDED
      PARTLY_REFUNDED refundSome → PARTLY_REFUNDED
      PARTLY_REFUNDED refundAll → REFUNDED`,
  },
  refunds: {
    rows: refundTransitions,
    states: refundStatuses,
    events: refundEventNames,
    steps: `
      – apply [mayApply] → APPLIED
      – orderCancelledPaid → REFUNDING
      – orderCancelledUnpaid → CLOSED
      APPLIED accept [moneyOnly] → REFUNDING
      APPLIED accept [goodsReturn] → ACCEPTED
      APPLIED sellerSilent [moneyOnly] → REFUNDING
      APPLIED sellerSilent [goodsReturn] → ACCEPTED
      APPLIED reject → REJECTED
      APPLIED withdraw → WITHDRAWN
      ACCEPTED withdraw → WITHDRAWN
      ACCEPTED shipReturn → RETURN_SHIPPED
      ACCEPTED returnDue → CLOSED
      RETURN_SHIPPED correctReturn → RETURN_SHIPPED
      RETURN_SHIPPED returnReceived → RETURN_RECEIVED
      RETURN_SHIPPED returnSilent → RETURN_RECEIVED
      RETURN_SHIPPED rejectParcel → REJECTED
      RETURN_RECEIVED startPaying → REFUNDING
      REFUNDING tenderFailed → REFUNDING
      REFUNDING paid → REFUNDED`,
  },
  vouchers: {
    rows: voucherTransitions,
    states: ['COLLECTED', 'LOCKED', 'USED', 'EXPIRED', 'WITHDRAWN'],
    events: voucherEvents,
    steps: `
      – collect [mayCollect] → COLLECTED
      COLLECTED submitToPay [stillValid] → LOCKED
      COLLECTED submitPaid [stillValid] → USED
      COLLECTED timeOver → EXPIRED
      COLLECTED withdraw → WITHDRAWN
      LOCKED paymentSucceeded → USED
      LOCKED orderEndedUnpaid [stillValid] → COLLECTED
      LOCKED orderEndedUnpaid [noLongerValid] → EXPIRED
      USED cancelledBeforeShipping [stillValid] → COLLECTED
      USED cancelledBeforeShipping [noLongerValid] → EXPIRED
      USED refundAfterShipping → USED`,
  },
};

describe.each(Object.entries(designs))('%s', (_noun, { rows, states, events, steps }) => {
  test('take the designed steps and no other', () => {
    const designed = steps.trim().split(/\n\s*/);
    expect(rows.map(written).toSorted()).toEqual(designed.toSorted());
  });

  test('have no state that nothing leads to, and no event that nothing takes', () => {
    const reached = new Set<string | null>([null]);
    for (let known = 0; known < reached.size;) {
      known = reached.size;
      for (const { from, to } of rows) if (reached.has(from)) reached.add(to);
    }
    expect([...reached].filter((state) => state !== null).toSorted()).toEqual([...states].toSorted());
    expect([...new Set(rows.map(({ event }) => event))].toSorted()).toEqual([...events].toSorted());
  });

  test('leave no choice between two steps: their conditions differ', () => {
    const keys = rows.map(({ from, event, guards = [] }) => [from, event, ...guards].join(' '));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

const facts = (status: OrderFacts['status'], more: Partial<OrderFacts> = {}): OrderFacts => ({
  status,
  cashOnDelivery: false,
  collected: false,
  delivered: false,
  ...more,
});
test.each<[string, OrderFacts, string]>([
  ['to pay', facts('TO_PAY'), 'PAY CANCEL CONTACT_SELLER'],
  ['a payment under way', facts('TO_PAY', { paymentProcessing: true }), 'CONTACT_SELLER'],
  ['in a group', facts('GROUPING', { groupRunning: true }), 'CANCEL CONTACT_SELLER'],
  ['to deliver', facts('TO_DELIVER'), 'CANCEL CONTACT_SELLER'],
  ['to deliver in part', facts('TO_DELIVER', { partlyShipped: true }), 'VIEW_LOGISTICS CONTACT_SELLER'],
  [
    'to receive',
    facts('TO_RECEIVE', { refundable: true }),
    'VIEW_LOGISTICS CONFIRM_RECEIPT REFUND CONTACT_SELLER',
  ],
  [
    'to receive with a refund open',
    facts('TO_RECEIVE', { openRefund: true }),
    'VIEW_LOGISTICS CONTACT_SELLER',
  ],
  ['cash to be paid', facts('TO_RECEIVE', { cashOnDelivery: true }), 'VIEW_LOGISTICS CONTACT_SELLER'],
  [
    'completed',
    facts('COMPLETED', { rateable: true, refundable: true }),
    'RATE REFUND VIEW_LOGISTICS DELETE CONTACT_SELLER',
  ],
  ['completed long ago', facts('COMPLETED'), 'VIEW_LOGISTICS DELETE CONTACT_SELLER'],
  ['cancelled', facts('CANCELLED'), 'DELETE'],
  ['cancelled with card money on its way', facts('CANCELLED', { refundPending: true }), ''],
])('an order %s offers what the design says', (_what, order, actions) => {
  expect(orderActions(order).join(' ')).toBe(actions);
});

test('every order, state and event: a step that is taken is one of the table, and its conditions hold', () => {
  const flags = [
    'cashOnDelivery',
    'collected',
    'delivered',
    'groupBuy',
    'groupRunning',
    'openRefund',
    'partlyShipped',
  ] as const;
  const broken: string[] = [];
  for (const status of orderStatuses)
    for (const event of orderEventNames)
      for (let bits = 0; bits < 2 ** flags.length; bits += 1) {
        const order = facts(
          status,
          Object.fromEntries(flags.map((flag, index) => [flag, (bits >> index) % 2 === 1])),
        );
        const step = stepOf(order, event);
        if (step && (step.from !== status || step.event !== event)) broken.push(`${status} ${event}`);
        if (step?.guards?.includes('noOpenRefund') && order.openRefund)
          broken.push(`${status} ${event} ${bits}`);
      }
  expect(broken).toEqual([]);
  expect([firstStep('submitCod').to, firstStep('submitPaid', true).to]).toEqual(['TO_DELIVER', 'GROUPING']);
  expect(() => firstStep('ship')).toThrow('no order begins with ship');
});
