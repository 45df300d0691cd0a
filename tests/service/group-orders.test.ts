import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GroupBuy, OrderDetail, PageOfMyGroupBuy, SubmitResult } from '#openapi/schema.gen.ts';
import { groupBuys } from '#service/db/schema/group-buys.ts';
import { outboxMessages } from '#service/db/schema/outbox-messages.ts';
import { promotions } from '#service/db/schema/promotions.ts';
import { joinRefusal } from '#service/group-buys/rules.ts';
import { usable } from '#service/ledger/tenders.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { audit } from './audit.ts';
import { movesOf } from './moves.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { fakeCards, give, insertGroup } from './voucher-world.ts';
import { casora, goods, sriLanka } from './world.ts';

const { cards, refunds } = fakeCards();
let shop: Shop;
let shopper: Shopper;
let groupBuyId = 600;
const signedIn = new Date('2026-05-04T08:00:00Z');
beforeAll(async () => {
  shop = await openShop({ cards });
  await shop.db.insert(promotions).values({
    discountId: 9001,
    shopId: casora,
    name: { en: '5% off' },
    percentOff: 5,
    startTime: new Date('2026-05-01'),
    endTime: new Date('2026-06-30'),
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.time.now = signedIn;
  groupBuyId += 1;
  await insertGroup(shop.db, { groupBuyId, prodId: goods.kettle.prodId, price: 90_000 });
  shopper = await member();
});

async function member() {
  const one = await shop.logIn(newPhone());
  await one.moveTo('colombo');
  await give(shop.db, one.session.userId, { wallet: 500_000 });
  return one;
}
const { prodId, skuId, shopId } = goods.kettle;
const joining = (prodCount = 1) => ({ orderItem: { prodId, skuId, shopId, prodCount, groupBuyId } });
const group = async () =>
  (await shop.ask<GroupBuy>(`/api/group/info?groupBuyId=${groupBuyId}&regionId=${sriLanka}`)).body;
const orderOf = async (who: Shopper, orderNumber: string) =>
  (await who.get<OrderDetail>(`/p/myOrder/orderDetail?orderNumber=${orderNumber}`)).body;

/** Joins with the wallet, or to be paid by card. */
async function join(who: Shopper, { prodCount = 1, byCard = false } = {}) {
  const { body } = await who.confirm({ ...joining(prodCount), useWallet: !byCard });
  const payType = byCard ? 'CARD' : 'WALLET';
  const placed = await who.submit<SubmitResult>(body.checkoutToken, { payType });
  if (placed.status !== 200) throw new Error(JSON.stringify(placed.body));
  return placed.body.orderNumbers[0] ?? '';
}
const pay = (orderNumber: string) =>
  inTransaction(shop.db, (tx) =>
    movesOf(shop, cards).orderPaid(tx, { orderNumber, payType: 'CARD', now: shop.time.now }),
  );

test('joining costs the price of the group, whatever the shop promotes, and is prepaid', async () => {
  expect((await group()).actions).toEqual(['JOIN']);
  const { body } = await shopper.confirm(joining());
  expect(body.amounts).toMatchObject({ subtotal: { amount: 90_000 }, shopDiscount: { amount: 0 } });
  expect(body.payMethods.filter(({ enabled }) => enabled)).toEqual([{ payType: 'CARD', enabled: true }]);
  expect((await shopper.submit(body.checkoutToken)).body.code).toBe('paytype.not_allowed');
});

test('a paid order waits for its group and counts its pieces', async () => {
  const orderNumber = await join(shopper, { prodCount: 2 });
  expect(await orderOf(shopper, orderNumber)).toMatchObject({
    status: 'GROUPING',
    payStatus: 'SUCCEEDED',
    groupBuy: { groupBuyId, joinedCount: 2, needed: 1, status: 'IN_PROGRESS' },
  });
  const { body } = await shopper.get<PageOfMyGroupBuy>('/p/group/page');
  expect(body).toMatchObject({
    total: 1,
    records: [
      {
        orderNumber,
        orderStatus: 'GROUPING',
        count: 2,
        joinedAt: '2026-05-04T08:00:00.000Z',
        groupBuy: { groupBuyId },
      },
    ],
  });
  expect((await shopper.get<PageOfMyGroupBuy>('/p/group/page?status=COMPLETED')).body.total).toBe(0);
  expect(await audit(shop.db)).toEqual([]);
});

test('one that is not paid counts for nothing until it is', async () => {
  const orderNumber = await join(shopper, { byCard: true });
  expect(await orderOf(shopper, orderNumber)).toMatchObject({ status: 'TO_PAY' });
  expect((await group()).joinedCount).toBe(0);
  expect((await shopper.get<PageOfMyGroupBuy>('/p/group/page')).body.total).toBe(0);
  await pay(orderNumber);
  expect(await orderOf(shopper, orderNumber)).toMatchObject({ status: 'GROUPING' });
  expect((await group()).joinedCount).toBe(1);
});

test('the target is reached: everybody’s order goes on, and who joins then goes on at once', async () => {
  const first = await join(shopper, { prodCount: 2 });
  const second = await member();
  const last = await join(second);
  expect((await orderOf(second, last)).status).toBe('TO_DELIVER');
  expect((await orderOf(shopper, first)).status).toBe('GROUPING');
  await shop.service.jobs.run('end-group-buys');
  expect((await orderOf(shopper, first)).status).toBe('TO_DELIVER');
  expect((await group()).status).toBe('COMPLETED');
  const third = await member();
  expect((await orderOf(third, await join(third))).status).toBe('TO_DELIVER');
  const letters = await shop.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.cause, `GROUP_DONE ${first}`));
  expect(letters).toHaveLength(1);
  expect(await audit(shop.db)).toEqual([]);
});

test('what was promised counts from the day on which the group is complete', async () => {
  const first = await join(shopper, { prodCount: 2 });
  expect((await orderOf(shopper, first)).arrival).toMatchObject({ from: '2026-05-06', to: '2026-05-08' });
  shop.time.now = new Date('2026-05-05T07:00:00Z');
  await join(await member());
  await shop.service.jobs.run('end-group-buys');
  shop.time.now = signedIn;
  expect((await orderOf(shopper, first)).arrival).toMatchObject({
    from: '2026-05-07',
    to: '2026-05-09',
    promisedTo: '2026-05-09',
  });
});

test('the time is over first: everything is given back by itself, once, and said', async () => {
  const own = await join(shopper, { prodCount: 2 });
  const other = await member();
  const byCard = await join(other, { byCard: true });
  await shop.db.update(groupBuys).set({ targetCount: 9 }).where(eq(groupBuys.groupBuyId, groupBuyId));
  await pay(byCard);
  shop.time.now = new Date('2026-05-05T08:00:00Z');
  await shop.service.jobs.run('end-group-buys');
  await shop.service.jobs.run('end-group-buys');
  expect((await group()).status).toBe('TIME_OUT');
  shop.time.now = signedIn;
  expect(await orderOf(shopper, own)).toMatchObject({
    status: 'CANCELLED',
    payStatus: 'REFUNDED',
    cancel: {
      closeType: 'GROUP_FAILED',
      refundAmount: { amount: 215_000 },
      refundTo: [{ to: 'WALLET', amount: { amount: 215_000 }, status: 'DONE' }],
    },
  });
  expect(await usable(shop.db, shopper.session.userId, 'LKR')).toMatchObject({ wallet: 500_000 });
  expect(refunds.filter(({ orderNumber }) => orderNumber === byCard)).toEqual([
    { orderNumber: byCard, cause: 'GROUP_FAILED' },
  ]);
  const letters = await shop.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.cause, `GROUP_FAILED ${own}`));
  expect(letters).toHaveLength(1);
});

test('a payment that comes after the end counts no more and is given back', async () => {
  const orderNumber = await join(shopper, { byCard: true });
  shop.time.now = new Date('2026-05-05T08:10:00Z');
  await pay(orderNumber);
  expect((await group()).joinedCount).toBe(0);
  await shop.service.jobs.run('end-group-buys');
  shop.time.now = signedIn;
  expect(await orderOf(shopper, orderNumber)).toMatchObject({ status: 'CANCELLED' });
  expect(refunds).toContainEqual({ orderNumber, cause: 'GROUP_FAILED' });
});

describe('a checkout says at once that', () => {
  const blocked = async (who: Shopper, asked: object) => (await who.confirm(asked)).body.blockers;

  test('the group has not started or is over', async () => {
    shop.time.now = new Date('2026-05-03T07:00:00Z');
    shopper = await member();
    expect(await blocked(shopper, joining())).toMatchObject([{ code: 'group.not_started' }]);
    shop.time.now = new Date('2026-05-05T08:00:00Z');
    shopper = await member();
    expect(await blocked(shopper, joining())).toMatchObject([{ code: 'group.ended' }]);
    expect((await group()).actions).toEqual([]);
  });

  test('the limit of the shopper is reached, by orders that wait for their money too', async () => {
    await join(shopper, { byCard: true });
    expect(await blocked(shopper, joining(2))).toMatchObject([{ code: 'group.limit' }]);
    expect(await blocked(shopper, joining(1))).toEqual([]);
  });

  test('there is no such group for this product', async () => {
    const { cup } = goods;
    const asked = { prodId: cup.prodId, skuId: cup.skuId, shopId, prodCount: 1, groupBuyId };
    expect((await shopper.confirm({ orderItem: asked })).status).toBe(404);
  });
});

test('a group that ends between looking and buying is refused by its own name', async () => {
  const { body } = await shopper.confirm({ ...joining(), useWallet: true });
  await shop.db
    .update(groupBuys)
    .set({ endTime: new Date('2026-05-04T08:01:00Z') })
    .where(eq(groupBuys.groupBuyId, groupBuyId));
  shop.time.now = new Date('2026-05-04T08:02:00Z');
  expect((await shopper.submit(body.checkoutToken, { payType: 'WALLET' })).body.code).toBe('group.ended');
});

test('a complete group whose pieces are sold is full', () => {
  const facts = {
    startTime: new Date(10),
    endTime: new Date(20),
    targetCount: 3,
    joinedCount: 3,
    limitPerUser: 2,
    held: 0,
    count: 1,
    stocks: 0,
    now: new Date(15),
  };
  expect(joinRefusal(facts)).toBe('group.full');
  expect(joinRefusal({ ...facts, stocks: 1 })).toBeUndefined();
  expect(joinRefusal({ ...facts, held: 2 })).toBe('group.limit');
});
