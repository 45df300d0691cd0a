import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderEvents } from '#service/db/schema/order-events.ts';
import { type OrderEvent, orderEventNames } from '#service/db/schema/order-words.ts';
import { orders } from '#service/db/schema/orders.ts';
import { moveOrder, WrongState } from '#service/orders/moving.ts';
import { outbox } from '#service/platform/outbox.ts';
import { refundDoorsOf } from '#service/refunds/open-doors.ts';
import { cancel, newBuyer, parcel, place, placeOne } from './buyers.ts';
import { movesOf } from './moves.ts';
import { openShop, type Shop } from './shop.ts';
import { fakeCards, give, insertGroup } from './voucher-world.ts';
import { goods } from './world.ts';
import { mailsOf } from './test-mails.ts';

const { cards } = fakeCards();
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ cards });
  await insertGroup(shop.db, { groupBuyId: 600, prodId: goods.kettle.prodId, price: 90_000 });
});
afterAll(() => shop.close());

type Buyer = Awaited<ReturnType<typeof newBuyer>>;
const moves = () => movesOf(shop, cards);

async function shipped(buyer: Buyer) {
  const number = await placeOne(buyer, 'tea');
  await moves().ship(number, parcel(`W-${number}`));
  return number;
}
async function delivered(buyer: Buyer) {
  const number = await shipped(buyer);
  await moves().deliver(number);
  return number;
}
async function completed(buyer: Buyer) {
  const number = await delivered(buyer);
  await buyer.put(`/p/myOrder/receipt/${number}`);
  return number;
}
async function grouping(buyer: Buyer) {
  await give(shop.db, buyer.session.userId, { wallet: 500_000 });
  const { prodId, skuId, shopId } = goods.kettle;
  const orderItem = { prodId, skuId, shopId, prodCount: 1, groupBuyId: 600 };
  const { body } = await buyer.confirm({ orderItem, useWallet: true });
  const placed = await buyer.submit<{ orderNumbers: string[] }>(body.checkoutToken, { payType: 'WALLET' });
  return placed.body.orderNumbers[0] ?? '';
}
async function cancelled(buyer: Buyer) {
  const number = await placeOne(buyer, 'tea');
  await moves().cannotDeliver(number);
  return number;
}

/**
 * An order in each state, with what every event makes of it, and what the operations of its buyer answer. What
 * is not named is no step.
 */
const walks: {
  state: string;
  make: (buyer: Buyer) => Promise<string>;
  steps: Partial<Record<OrderEvent, string>>;
  told: { cancel: string; receipt: string; remove: string; follow: string };
}[] = [
  {
    state: 'TO_PAY',
    make: async (buyer) => (await place(buyer, [['tea', 1]], { payType: 'CARD' }))[0] ?? '',
    steps: {
      paymentSucceeded: 'TO_DELIVER',
      payWithCod: 'TO_DELIVER',
      payDeadline: 'CANCELLED',
      cancelByBuyer: 'CANCELLED',
    },
    told: {
      follow: '409 order.not_shipped',
      receipt: '409 order.not_receivable',
      remove: '409 order.not_deletable',
      cancel: '200',
    },
  },
  {
    state: 'GROUPING',
    make: grouping,
    steps: { groupCompleted: 'TO_DELIVER', groupTimedOut: 'CANCELLED', cancelByBuyer: 'CANCELLED' },
    told: {
      follow: '409 order.not_shipped',
      receipt: '409 order.not_receivable',
      remove: '409 order.not_deletable',
      cancel: '200',
    },
  },
  {
    state: 'TO_DELIVER',
    make: (buyer) => placeOne(buyer, 'tea'),
    steps: {
      cancelByBuyer: 'CANCELLED',
      sellerCannotDeliver: 'CANCELLED',
      shipPart: 'TO_DELIVER',
      ship: 'TO_RECEIVE',
    },
    told: {
      follow: '409 order.not_shipped',
      receipt: '409 order.not_receivable',
      remove: '409 order.not_deletable',
      cancel: '200',
    },
  },
  {
    state: 'TO_RECEIVE, the courier unpaid',
    make: shipped,
    steps: {
      deliver: 'TO_RECEIVE',
      codRefused: 'CANCELLED',
      autoReceive: 'COMPLETED',
      refundAll: 'CANCELLED',
    },
    told: {
      follow: '200',
      receipt: '409 order.not_receivable',
      remove: '409 order.not_deletable',
      cancel: '409 order.not_cancellable',
    },
  },
  {
    state: 'TO_RECEIVE, delivered',
    make: delivered,
    steps: { confirmReceipt: 'COMPLETED', autoReceive: 'COMPLETED', refundAll: 'CANCELLED' },
    told: {
      follow: '200',
      receipt: '200',
      remove: '204',
      cancel: '404 resource.not_found',
    },
  },
  {
    state: 'COMPLETED',
    make: completed,
    steps: { refundAll: 'COMPLETED', refundSome: 'COMPLETED', hide: 'COMPLETED' },
    told: { follow: '200', receipt: '200', remove: '204', cancel: '404 resource.not_found' },
  },
  {
    state: 'COMPLETED, just deleted',
    make: async (buyer) => {
      const number = await completed(buyer);
      await buyer.delete(`/p/myOrder/${number}`);
      return number;
    },
    steps: { refundAll: 'COMPLETED', refundSome: 'COMPLETED', hide: 'COMPLETED', show: 'COMPLETED' },
    told: {
      follow: '404 resource.not_found',
      receipt: '404 resource.not_found',
      remove: '404 resource.not_found',
      cancel: '404 resource.not_found',
    },
  },
  {
    state: 'CANCELLED',
    make: cancelled,
    steps: { hide: 'CANCELLED' },
    told: {
      follow: '409 order.not_shipped',
      receipt: '409 order.not_receivable',
      remove: '204',
      cancel: '404 resource.not_found',
    },
  },
];

class Undone extends Error {}

describe.each(walks)('an order that is $state', ({ make, steps, told }) => {
  let buyer: Buyer;
  let number: string;
  beforeAll(async () => {
    shop.time.now = new Date('2026-05-04T08:00:00Z');
    buyer = await newBuyer(shop);
    number = await make(buyer);
  });
  const row = async () => (await shop.db.select().from(orders).where(eq(orders.orderNumber, number)))[0];
  const written = async () =>
    (await shop.db.select().from(orderEvents).where(eq(orderEvents.orderNumber, number))).length;

  test.each(orderEventNames)('takes %s as the design says, or not at all', async (event) => {
    const clock = () => shop.time.now;
    const messages = outbox({ db: shop.db, senders: {}, clock, report: () => '' });
    const { refundDoors } = refundDoorsOf({
      db: shop.db,
      clock,
      outbox: messages,
      mails: mailsOf(messages),
      cards,
    });
    const [before, moved] = [await row(), await written()];
    let to: string | undefined;
    await shop.db
      .transaction(async (tx) => {
        const asked = { orderNumber: number, event, actor: 'SYSTEM', now: clock() } as const;
        to = (await moveOrder(tx, asked, refundDoors.orders)).status;
        throw new Undone();
      })
      .catch((fault: unknown) => {
        if (!(fault instanceof Undone) && !(fault instanceof WrongState)) throw fault;
      });
    expect(to).toBe(steps[event]);
    expect([await row(), await written()]).toEqual([before, moved]);
  });

  test('answers its buyer with the code of what is not possible', async () => {
    const said = (answer: { status: number; body: unknown }) =>
      [answer.status, (answer.body as { code?: string } | undefined)?.code].filter(Boolean).join(' ');
    const follow = said(await buyer.get(`/p/myDelivery/orderInfo/${number}`));
    const receipt = said(await buyer.put(`/p/myOrder/receipt/${number}`));
    const remove = said(await buyer.delete(`/p/myOrder/${number}`));
    expect({ follow, receipt, remove, cancel: said(await cancel(buyer, number)) }).toEqual(told);
  });
});
