import { expect, test } from 'vitest';
import { examples, walk } from './bundle.ts';

type Order = { orderNumber: string; status: string; payStatus: string; actions: string[] };
type Line = { basketId: number; state: string };
type Cart = { shops: unknown; invalid: Line[] };
type Group = { needed: number; targetCount: number; joinedCount: number; actions: string[] };
type Cancelled = {
  cancel: { refundTo: { amount: { amount: number } | null }[]; refundAmount: { amount: number } };
};

const isOrder = (one: object): one is Order => 'orderNumber' in one && 'payStatus' in one;
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
  expect(one.actions).toEqual(one.status === 'TO_RECEIVE' ? ['CONFIRM_RECEIPT'] : []);
});

test.each(found(isGroup))('$title: the group counts down', ({ one }) => {
  expect(one.needed).toBe(Math.max(0, one.targetCount - one.joinedCount));
  expect(one.actions).toEqual([]);
});

test.each(found(isCart))('$title: what cannot be bought stands apart from the shops', ({ one }) => {
  expect(one.invalid.filter((line) => line.state === 'OK')).toEqual([]);
  expect(inside(one.shops, isLine).filter((line) => line.state !== 'OK')).toEqual([]);
});

test.each(found(isCancelled))('$title: the money goes back somewhere', ({ one: { cancel } }) => {
  const back = cancel.refundTo.reduce((sum, { amount }) => sum + (amount?.amount ?? 0), 0);
  expect(back).toBe(cancel.refundAmount.amount);
});
