import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SubmitResult } from '#openapi/schema.gen.ts';
import { groupBuys } from '#service/db/schema/group-buys.ts';
import { orders } from '#service/db/schema/orders.ts';
import { paymentRefunds } from '#service/db/schema/payments.ts';
import { type Buyer, openSandboxShop, type SandboxShop } from './sandbox-shop.ts';
import { insertGroup } from './voucher-world.ts';
import { goods } from './world.ts';

let shop: SandboxShop;
let buyer: Buyer;
let groupBuyId = 700;
beforeAll(async () => {
  shop = await openSandboxShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.time.now = new Date('2026-05-04T08:00:00Z');
  buyer = await shop.newBuyer();
});

/** Places an order that joins a campaign of its own, which ends at that time. */
async function joinUntil(endTime: string) {
  groupBuyId += 1;
  const { prodId, skuId, shopId } = goods.kettle;
  await insertGroup(shop.db, { groupBuyId, prodId, price: 90_000, endTime: new Date(endTime) });
  const orderItem = { prodId, skuId, shopId, prodCount: 1, groupBuyId };
  const { body: preview } = await buyer.confirm({ orderItem });
  const { body } = await buyer.submit<SubmitResult>(preview.checkoutToken, { payType: 'CARD' });
  return { groupBuyId, orderNumber: body.orderNumbers[0] ?? '' };
}
const orderOf = async (orderNumber: string) =>
  (await shop.db.select().from(orders).where(eq(orders.orderNumber, orderNumber)))[0];
const refundsOf = (orderNumber: string) =>
  shop.db.select().from(paymentRefunds).where(eq(paymentRefunds.orderNumber, orderNumber));
async function endGroups(at: string) {
  shop.time.now = new Date(at);
  await shop.run('end-group-buys');
  await shop.run('refund-payments');
}

describe('two group buys of one payment that end at different times', () => {
  test('both give their money back to the card, each its own share', async () => {
    const sooner = await joinUntil('2026-05-05T08:00:00Z');
    const later = await joinUntil('2026-05-06T08:00:00Z');
    const orderNumbers = [sooner.orderNumber, later.orderNumber];
    const { body } = await shop.payWith(buyer, orderNumbers, 'approved');
    expect(body.status).toBe('SUCCEEDED');
    await endGroups('2026-05-05T08:01:00Z');
    expect(await orderOf(sooner.orderNumber)).toMatchObject({ status: 'CANCELLED', payStatus: 'REFUNDED' });
    expect(await orderOf(later.orderNumber)).toMatchObject({ status: 'GROUPING', payStatus: 'SUCCEEDED' });
    await endGroups('2026-05-06T08:01:00Z');
    expect(await orderOf(later.orderNumber)).toMatchObject({ status: 'CANCELLED', payStatus: 'REFUNDED' });
    expect(await refundsOf(later.orderNumber)).toMatchObject([{ cause: 'GROUP_FAILED', state: 'DONE' }]);
    const back = [...(await refundsOf(sooner.orderNumber)), ...(await refundsOf(later.orderNumber))];
    expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(body.amount.amount);
  });
});

test('nothing is charged for a campaign that has timed out', async () => {
  const { orderNumber } = await joinUntil('2026-05-04T08:10:00Z');
  shop.time.now = new Date('2026-05-04T08:11:00Z');
  const answer = await shop.payWith(buyer, [orderNumber], 'approved');
  expect([answer.status, answer.body]).toMatchObject([409, { code: 'order.closed' }]);
});

describe('how a campaign has ended', () => {
  const stands = async (id: number) =>
    (await shop.db.select().from(groupBuys).where(eq(groupBuys.groupBuyId, id)))[0];

  test('stays, whatever time somebody who joins began at', async () => {
    const { orderNumber, groupBuyId: id } = await joinUntil('2026-05-05T08:00:00Z');
    await shop.payWith(buyer, [orderNumber], 'approved');
    const other = await joinUntil('2026-05-05T08:00:00Z');
    await shop.db.update(orders).set({ groupBuyId: id }).where(eq(orders.orderNumber, other.orderNumber));
    await endGroups('2026-05-05T08:00:01Z');
    expect(await stands(id)).toMatchObject({ endedAs: 'TIME_OUT', joinedCount: 1 });
    // Another process asks with the time of a moment before.
    shop.time.now = new Date('2026-05-04T08:05:00Z');
    await shop.db.update(groupBuys).set({ targetCount: 1 }).where(eq(groupBuys.groupBuyId, id));
    const late = await shop.payWith(buyer, [other.orderNumber], 'approved');
    expect([late.status, late.body]).toMatchObject([409, { code: 'order.closed' }]);
    expect(await stands(id)).toMatchObject({ endedAs: 'TIME_OUT', joinedCount: 1 });
  });
});
