import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BuyAgainResult, OrderCount } from '#openapi/schema.gen.ts';
import { products } from '#service/db/schema/products.ts';
import { skus } from '#service/db/schema/skus.ts';
import { cancel, newBuyer, parcel, place, placeOne } from './buyers.ts';
import { movesOf } from './moves.ts';
import { openSandboxShop, type SandboxShop } from './sandbox-shop.ts';
import { goods } from './world.ts';

let shop: SandboxShop;
let buyer: Awaited<ReturnType<typeof newBuyer>>;
beforeAll(async () => void (shop = await openSandboxShop()));
afterAll(() => shop.close());
beforeEach(async () => {
  shop.time.now = new Date('2026-05-04T08:00:00Z');
  buyer = await newBuyer(shop);
});

const remove = (number: string) => buyer.delete<{ code?: string }>(`/p/myOrder/${number}`);
const restore = (number: string, who = buyer) => who.put(`/p/myOrder/restore/${number}`);
const listed = async () => (await buyer.get<OrderCount>('/p/myOrder/orderCount')).body.allCount;
async function completed(): Promise<string> {
  const number = await placeOne(buyer, 'tea');
  await movesOf(shop).ship(number, parcel(`D-${number}`));
  await movesOf(shop).deliver(number);
  await buyer.put(`/p/myOrder/receipt/${number}`);
  return number;
}
const later = async (minutes: number) => {
  shop.time.now = new Date(shop.time.now.getTime() + minutes * 60_000);
  buyer = { ...(await shop.logIn(buyer.phone)), phone: buyer.phone };
};

describe('an order that has ended is deleted (S4.18)', () => {
  test('and is nowhere any more; ten minutes long it can be had back', async () => {
    const number = await completed();
    expect((await remove(number)).status).toBe(204);
    expect(await listed()).toBe(0);
    for (const path of [
      `/p/myOrder/orderDetail?orderNumber=${number}`,
      `/p/myOrder/getOrderStatus?orderNumber=${number}`,
      `/p/myDelivery/orderInfo/${number}`,
    ])
      expect((await buyer.get(path)).status).toBe(404);
    expect((await remove(number)).status).toBe(404);
    expect((await restore(number, await newBuyer(shop))).status).toBe(404);
    await later(9);
    expect([(await restore(number)).status, (await restore(number)).status]).toEqual([204, 204]);
    expect(await listed()).toBe(1);
    await remove(number);
    await later(10);
    expect((await restore(number)).status).toBe(404);
    expect(await listed()).toBe(0);
  });

  test.each(['TO_PAY', 'TO_DELIVER', 'TO_RECEIVE'])('and not while it is %s', async (state) => {
    const [number = ''] = await place(buyer, [['tea', 1]], {
      payType: state === 'TO_PAY' ? 'CARD' : 'COD_CASH',
    });
    if (state === 'TO_RECEIVE') await movesOf(shop).ship(number, parcel(`T-${number}`));
    expect(await remove(number)).toMatchObject({
      status: 409,
      body: { code: 'order.not_deletable', details: { status: state } },
    });
  });

  test('and not while card money is on its way back', async () => {
    const [number = ''] = await place(buyer, [['tea', 1]], { payType: 'CARD' });
    await shop.payWith(buyer, [number], 'approved');
    await cancel(buyer, number);
    expect((await remove(number)).body.code).toBe('order.not_deletable');
    await shop.run('refund-payments');
    expect((await remove(number)).status).toBe(204);
  });
});

describe('an order is bought again (S8.17)', () => {
  const again = (number: string, key: string = randomUUID()) =>
    buyer.post<BuyAgainResult>(`/p/myOrder/buyAgain/${number}`, undefined, { 'Idempotency-Key': key });

  const inOrder = (lines: BuyAgainResult['added']) => lines.toSorted((a, b) => a.prodId - b.prodId);

  test('as it was; pressed twice with one key it is in the cart once', async () => {
    const [number = ''] = await place(buyer, [
      ['kettle', 2],
      ['cup', 1],
    ]);
    const key = randomUUID();
    const [first, second] = [await again(number, key), await again(number, key)];
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(first.body).toMatchObject({ missing: [], cartCount: 3 });
    expect(inOrder(first.body.added)).toMatchObject([
      { prodId: goods.kettle.prodId, prodName: 'Enamel kettle', count: 2 },
      { prodId: goods.cup.prodId, count: 1 },
    ]);
    expect((await buyer.post(`/p/myOrder/buyAgain/${number}`)).status).toBe(400);
    // The key stands for this order and for no other.
    const [other = ''] = await place(buyer, [['tea', 1]]);
    const foreign = await buyer.post<{ code: string }>(`/p/myOrder/buyAgain/${other}`, undefined, {
      'Idempotency-Key': key,
    });
    expect([foreign.status, foreign.body.code]).toEqual([422, 'idempotency.mismatch']);
  });

  test('as far as it is still sold, and what is not is said with its reason', async () => {
    const [number = ''] = await place(buyer, [
      ['kettle', 3],
      ['cup', 2],
      ['limited', 2],
    ]);
    const setStock = (skuId: number, stock: number) =>
      shop.db.update(skus).set({ stock }).where(eq(skus.skuId, skuId));
    const shelf = (onShelf: boolean) =>
      shop.db.update(products).set({ onShelf }).where(eq(products.prodId, goods.cup.prodId));
    await setStock(goods.kettle.skuId, 1);
    await shelf(false);
    const { body } = await again(number);
    expect(body.added.map(({ prodId, count }) => [prodId, count])).toEqual([[goods.kettle.prodId, 1]]);
    const told = body.missing.map(({ line, code }) => [line.prodId, line.count, code] as const);
    expect(told.toSorted(([a], [b]) => a - b)).toEqual([
      [goods.kettle.prodId, 2, 'sku.out_of_stock'],
      [goods.cup.prodId, 2, 'sku.off_shelf'],
      [goods.limited.prodId, 2, 'sku.limit'],
    ]);
    expect(body.missing.every(({ desc }) => desc.length > 0)).toBe(true);
    expect(body.cartCount).toBe(1);
    await setStock(goods.kettle.skuId, 50);
    await shelf(true);
  });

  test('only by its buyer', async () => {
    const number = await placeOne(buyer, 'tea');
    buyer = await newBuyer(shop);
    expect((await again(number)).status).toBe(404);
  });
});
