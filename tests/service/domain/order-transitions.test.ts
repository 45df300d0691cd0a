import { expect, test } from 'vitest';
import {
  nextStatus,
  orderActions,
  type OrderEvent,
  type OrderFacts,
  type OrderStatus,
} from '#service/orders/rules.ts';

const cash: OrderFacts = { status: 'TO_DELIVER', cashOnDelivery: true, collected: false, delivered: false };
const shipped: OrderFacts = { ...cash, status: 'TO_RECEIVE' };
const delivered: OrderFacts = { ...shipped, delivered: true, collected: true };
const paidByCard: OrderFacts = { ...shipped, cashOnDelivery: false };
const completed: OrderFacts = { ...delivered, status: 'COMPLETED' };

test.each<[string, OrderFacts, OrderEvent, OrderStatus | undefined]>([
  ['an order to deliver is shipped', cash, 'ship', 'TO_RECEIVE'],
  ['a shipped order cannot be shipped again', shipped, 'ship', undefined],
  ['a cancelled order cannot be shipped', { ...cash, status: 'CANCELLED' }, 'ship', undefined],
  ['a shipped order is delivered', shipped, 'deliver', 'TO_RECEIVE'],
  ['an order is delivered once', delivered, 'deliver', undefined],
  ['an order that is not shipped cannot be delivered', cash, 'deliver', undefined],
  ['the buyer confirms a delivered order', delivered, 'confirmReceipt', 'COMPLETED'],
  ['cash must be collected before the receipt is confirmed', shipped, 'confirmReceipt', undefined],
  [
    'an order paid by card may be confirmed before the courier reports',
    paidByCard,
    'confirmReceipt',
    'COMPLETED',
  ],
  ['a receipt is confirmed once', completed, 'confirmReceipt', undefined],
  ['an order that is not shipped cannot be confirmed', cash, 'confirmReceipt', undefined],
  ['time confirms a delivered order too', delivered, 'autoReceive', 'COMPLETED'],
  ['time ends an order whose delivery nobody reported', shipped, 'autoReceive', 'COMPLETED'],
  ['time ends nothing that was not shipped', cash, 'autoReceive', undefined],
  ['time ends nothing twice', completed, 'autoReceive', undefined],
])('%s', (_title, order, event, status) => {
  expect(nextStatus(order, event)).toBe(status);
});

test.each<[string, OrderFacts, string[]]>([
  ['an order to deliver can be cancelled', cash, ['CANCEL', 'CONTACT_SELLER']],
  ['a cash order on its way can be followed', shipped, ['VIEW_LOGISTICS', 'CONTACT_SELLER']],
  ['a delivered order can be confirmed', delivered, ['VIEW_LOGISTICS', 'CONFIRM_RECEIPT', 'CONTACT_SELLER']],
  ['a completed order can be deleted', completed, ['VIEW_LOGISTICS', 'DELETE', 'CONTACT_SELLER']],
])('%s', (_title, order, actions) => {
  expect(orderActions(order)).toEqual(actions);
});
