import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CoinInfo, PageOfCoinRecord, Review } from '#openapi/schema.gen.ts';
import { daysAfter } from '#service/domain/clock.ts';
import { reviewCoins } from '#service/reviews/rewards.ts';
import { audit } from './audit.ts';
import { type RefundBuyer, refundWorld, stockUp } from './refund-world.ts';
import { openShop, type Shop } from './shop.ts';
import { goods } from './world.ts';

let shop: Shop;
let world: ReturnType<typeof refundWorld>;
let buyer: RefundBuyer;
beforeAll(async () => {
  shop = await openShop();
  await stockUp(shop);
  world = refundWorld(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.time.now = new Date('2026-05-04T08:00:00Z');
  buyer = await world.newBuyer();
});
afterEach(sound);

/** Whatever happened, the books add up. */
async function sound() {
  expect(await audit(shop.db)).toEqual([]);
}

const { prodId } = goods.cup;
const reward = () => shop.service.jobs.run('reward-reviews');
/** A buyer's session lasts less than these days. */
const daysGoBy = async (days: number) => {
  shop.time.now = daysAfter(shop.time.now, days);
  buyer = { ...(await shop.logIn(buyer.phone)), phone: buyer.phone };
};
const earned = async () => {
  const { body } = await buyer.get<PageOfCoinRecord>('/p/coin/page');
  return body.records.filter(({ kind }) => kind === 'EARN_REVIEW').map(({ coins }) => coins);
};
async function reviewed() {
  const { orderNumber, lines } = await world.order(buyer);
  const orderItemId = lines[0]?.orderItemId ?? 0;
  const { status } = await buyer.post<Review>('/p/prodComm', {
    orderItemId,
    prodId,
    score: 5,
    content: 'Thin and light.',
    pics: [],
    isAnonymous: false,
  });
  expect(status).toBe(200);
  return { orderNumber, orderItemId };
}

test('a review earns coins once, when nothing can be sent back any more', async () => {
  await reviewed();
  await reward();
  expect(await earned()).toEqual([]);
  await daysGoBy(8);
  const before = (await buyer.get<CoinInfo>('/p/coin/info')).body.balance;
  await Promise.all([reward(), reward()]);
  await reward();
  expect(await earned()).toEqual([reviewCoins]);
  expect((await buyer.get<CoinInfo>('/p/coin/info')).body.balance).toBe(before + reviewCoins);
});

test('a review of what was given back earns none, and a refund without an end is waited for', async () => {
  const { orderNumber, orderItemId } = await reviewed();
  const { body } = await world.apply(buyer, orderNumber, [{ orderItemId, count: 1 }]);
  await daysGoBy(8);
  await reward();
  expect(await earned()).toEqual([]);
  await world.withdraw(buyer, body.refundSn);
  await reward();
  expect(await earned()).toEqual([reviewCoins]);

  const other = await reviewed();
  const refund = await world.apply(buyer, other.orderNumber, [{ orderItemId: other.orderItemId, count: 1 }]);
  await world.desk.seller.accept(refund.body.refundSn);
  expect((await world.refund(buyer, refund.body.refundSn)).status).toBe('REFUNDED');
  await daysGoBy(8);
  await reward();
  expect(await earned()).toEqual([reviewCoins]);
});
