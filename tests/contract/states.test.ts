import { expect, test } from 'vitest';
import { offeredActions } from '#service/orders/transition-table.ts';
import { refundActions as offeredByRefunds } from '#service/refunds/transition-table.ts';
import { examples, walk } from './bundle.ts';

type Order = {
  orderNumber: string;
  status: keyof typeof orderActions;
  payStatus: string;
  serverTime: string;
  actions: string[];
};
type Refund = { refundSn: string; kind: string; status: keyof typeof refundActions; actions: string[] };
type Line = { basketId: number; state: string };
type Cart = { shops: unknown; invalid: Line[] };
type Group = {
  status: string;
  needed: number;
  targetCount: number;
  joinedCount: number;
  actions: string[];
};
type Cancelled = {
  cancel: { refundTo: { amount: { amount: number } | null }[]; refundAmount: { amount: number } };
};

/** What a state allows: always, and where the order's own times and lines allow it (api 7.1). */
const orderActions = {
  TO_PAY: { always: ['PAY', 'CANCEL', 'CONTACT_SELLER'], sometimes: [] },
  GROUPING: { always: ['CANCEL', 'CONTACT_SELLER'], sometimes: [] },
  // Once a part of it has left there is something to follow, and nothing to cancel (decision 43).
  TO_DELIVER: { always: ['CANCEL', 'CONTACT_SELLER'], sometimes: ['VIEW_LOGISTICS'] },
  TO_RECEIVE: { always: ['VIEW_LOGISTICS', 'CONTACT_SELLER'], sometimes: ['CONFIRM_RECEIPT', 'REFUND'] },
  COMPLETED: { always: ['VIEW_LOGISTICS', 'CONTACT_SELLER'], sometimes: ['RATE', 'REFUND', 'DELETE'] },
  CANCELLED: { always: [], sometimes: ['DELETE'] },
} satisfies Record<string, { always: string[]; sometimes: string[] }>;

/** What an after-sales refund allows in each state (api 7.4). */
const refundActions = {
  APPLIED: ['CANCEL', 'CONTACT_SELLER'],
  ACCEPTED: ['CANCEL', 'SUBMIT_EXPRESS', 'CONTACT_SELLER'],
  RETURN_SHIPPED: ['SUBMIT_EXPRESS', 'CONTACT_SELLER'],
  RETURN_RECEIVED: ['CONTACT_SELLER'],
  REFUNDING: ['CONTACT_SELLER'],
  REFUNDED: ['CONTACT_SELLER'],
  REJECTED: ['REAPPLY', 'CONTACT_SELLER'],
  WITHDRAWN: ['CONTACT_SELLER'],
  CLOSED: ['CONTACT_SELLER'],
};

const isOrder = (one: object): one is Order => 'orderNumber' in one && 'payStatus' in one && 'actions' in one;
const isRefund = (one: object): one is Refund => 'refundSn' in one && 'kind' in one && 'actions' in one;
const isLine = (one: object): one is Line => 'basketId' in one && 'state' in one;
const isCart = (one: object): one is Cart => 'invalid' in one;
const isGroup = (one: object): one is Group => 'targetCount' in one;
const isCancelled = (one: object): one is Cancelled => 'cancel' in one && one.cancel !== null;

/** Everything of one kind inside a value. */
function inside<T extends object>(value: unknown, is: (one: object) => one is T): T[] {
  const list: T[] = [];
  walk(value, (inner) => {
    if (typeof inner === 'object' && inner !== null && is(inner)) list.push(inner);
  });
  return list;
}

/** Everything of one kind in the examples. */
const found = <T extends object>(is: (one: object) => one is T) =>
  examples.flatMap(({ title, value }) => inside(value, is).map((one) => ({ title, one })));

const orders = found(isOrder);

test('every state of an order has an example', () => {
  const states = new Set(orders.map(({ one }) => one.status));
  const expected = ['CANCELLED', 'COMPLETED', 'GROUPING', 'TO_DELIVER', 'TO_PAY', 'TO_RECEIVE'];
  expect([...states].toSorted()).toEqual(expected);
});

test.each(orders)('$title: $one.orderNumber offers what its state allows', ({ one }) => {
  const { always, sometimes } = orderActions[one.status];
  expect(one.actions).toEqual(expect.arrayContaining(always));
  expect(one.actions.filter((action) => ![...always, ...sometimes].includes(action))).toEqual([]);
});

test('the tables of the service offer what the contract shows', () => {
  const offered = Object.entries(offeredActions).map(([state, actions]) => [
    state,
    actions.map(({ action }) => action).toSorted(),
  ]);
  const shown = Object.entries(orderActions).map(([state, { always, sometimes }]) => [
    state,
    [...always, ...sometimes].toSorted(),
  ]);
  expect(Object.fromEntries(offered)).toEqual(Object.fromEntries(shown));
  expect(offeredByRefunds).toEqual(refundActions);
});

test.each(found(isRefund))('$title: $one.refundSn offers what its state allows', ({ one }) => {
  const allowed = one.kind === 'CANCELLATION' ? [] : refundActions[one.status];
  // A rejected one may be asked for again within the window only.
  const fits = one.status === 'REJECTED' ? [allowed, ['CONTACT_SELLER']] : [allowed];
  expect(fits).toContainEqual(one.actions);
});

test.each(found(isGroup))('$title: the group counts down', ({ one }) => {
  expect(one.needed).toBe(Math.max(0, one.targetCount - one.joinedCount));
  expect(['UPCOMING', 'TIME_OUT'].includes(one.status) ? one.actions : []).toEqual([]);
});

test.each(found(isCart))('$title: what cannot be bought stands apart from the shops', ({ one }) => {
  expect(one.invalid.filter((line) => line.state === 'OK')).toEqual([]);
  expect(inside(one.shops, isLine).filter((line) => line.state !== 'OK')).toEqual([]);
});

test.each(found(isCancelled))('$title: the money goes back somewhere', ({ one: { cancel } }) => {
  const back = cancel.refundTo.reduce((sum, { amount }) => sum + (amount?.amount ?? 0), 0);
  expect(back).toBe(cancel.refundAmount.amount);
});
