import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CoinInfo, OrderDetail, ProductDetail, Sku, SubmitResult } from '#openapi/schema.gen.ts';
import { openDatabase } from '#service/db/connect.ts';
import { runDesk } from '#service/desk/run-desk.ts';
import { deskKey, newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { goods, insertWorld, sriLanka } from './world.ts';

let shop: Shop;
let shopper: Shopper;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());
beforeEach(async () => {
  shop.time.now = new Date('2026-05-04T08:00:00Z');
  shopper = await shop.logIn(newPhone());
  await shopper.moveTo('colombo');
});

type Spoken = { ok: boolean; lines: string[] };
const desk = async (...words: string[]) =>
  (await shop.ask<Spoken>('/dev/desk/api', { method: 'POST', body: { words }, headers: deskKey })).body;
async function order(): Promise<string> {
  const { prodId, skuId, shopId } = goods.tea;
  const { body } = await shopper.confirm({ orderItem: { prodId, skuId, shopId, prodCount: 1 } });
  return (await shopper.submit<SubmitResult>(body.checkoutToken)).body.orderNumbers[0] ?? '';
}
const detail = async (number: string) =>
  (await shopper.get<OrderDetail>(`/p/myOrder/orderDetail?orderNumber=${number}`)).body;

const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  shop.ask<string>('/dev/desk', {
    method: 'POST',
    raw: new URLSearchParams(fields),
    headers: { 'Sec-Fetch-Site': 'same-origin', ...deskKey, ...headers },
  });
const run = async (env: Record<string, string>, ...words: string[]) => {
  const lines: string[] = [];
  return [await runDesk(words, { env, print: (line) => void lines.push(line) }), lines] as const;
};

describe('the desk', () => {
  test('lists, ships and delivers an order', async () => {
    await order();
    shop.time.now = new Date('2026-05-04T08:01:00Z');
    const number = await order();
    expect((await desk('orders', 'to_deliver')).lines[0]).toContain(
      `${number}  TO_DELIVER  COD_CASH/COD_PENDING  450.00 LKR  1 pcs`,
    );
    expect((await desk('ship', number, 'pearl courier', 'PC-77')).lines).toEqual([
      `${number} is on its way with Pearl Courier, PC-77.`,
    ]);
    expect(await detail(number)).toMatchObject({
      status: 'TO_RECEIVE',
      courier: { courierName: 'Pearl Courier', trackingNumber: 'PC-77' },
    });
    expect((await desk('deliver', number)).ok).toBe(true);
    expect(await detail(number)).toMatchObject({
      payStatus: 'COD_COLLECTED',
      actions: expect.arrayContaining(['CONFIRM_RECEIPT']) as string[],
    });
  });

  test('chooses the courier of the estimate and a tracking number by itself', async () => {
    const number = await order();
    await desk('ship', number);
    const { courier } = await detail(number);
    expect(courier).toMatchObject({
      courierName: 'Island Express',
      trackingNumber: expect.stringMatching(/^LK\d{10}$/) as string,
    });
  });

  test('says why something is not possible', async () => {
    const number = await order();
    const said = async (...words: string[]) => (await desk(...words)).lines[0];
    expect(await said('deliver', number)).toBe(
      'Not possible: an order in state TO_DELIVER does not take deliver.',
    );
    expect(await said('ship', number, 'Nobody')).toBe(
      'The couriers there are: Island Express, Pearl Courier.',
    );
    expect(await said('ship', '1')).toBe('There is no such order.');
    expect(await said('deliver', '1')).toBe('There is no such order.');
    expect(await said('stock', '1', '5')).toBe('There is no such SKU.');
    expect(await said('stock', '70011', '-5')).toBe('pieces is a whole number up to 1000000.');
    expect(await said('price', '70011', 'XX', '5')).toBe('The region is one of LK, CN, LA, TR.');
    expect(await said('price', '70011', 'LA', '12345')).toBe(
      'A price in LAK is a multiple of 100 minor units.',
    );
    expect(await said('price', '70071', 'LK', '500')).toBe('This SKU is not sold there.');
    expect(await said('clock', 'tomorrow')).toBe('Move the clock by +10m, +2h or +3d, or reset it.');
    expect((await desk('dance')).lines.length).toBeGreaterThan(5);
    expect((await desk('toString')).lines.length).toBeGreaterThan(5);
  });

  test('sets a stock that shoppers see at once', async () => {
    await desk('stock', String(goods.cup.skuId), '3');
    const { body } = await shop.ask<Sku[]>(
      `/api/prod/skuList?prodId=${goods.cup.prodId}&regionId=${sriLanka}`,
    );
    expect(body[0]?.stocks).toBe(3);
    expect((await shopper.add('cup', 4)).status).toBe(409);
  });

  test('sets a price that the product page and its card say', async () => {
    const { prodId, skuId } = goods.kettle;
    await desk('price', String(skuId), 'lk', '99000');
    const { body } = await shop.ask<ProductDetail>(
      `/api/prod/prodInfo?prodId=${prodId}&regionId=${sriLanka}`,
    );
    expect([body.price.amount, body.skuList[0]?.price.amount]).toEqual([99_000, 99_000]);
    expect((await shopper.add('kettle')).body.lineTotal?.amount).toBe(99_000);
    await desk('price', String(skuId), 'lk', String(goods.kettle.price));
  });

  test('finds SKUs by name, the text taken literally', async () => {
    expect((await desk('find', 'tea', 'cup')).lines).toEqual([expect.stringContaining('70021')]);
    expect((await desk('find', '100%')).lines).toHaveLength(1);
    expect((await desk('find', '_')).lines).toEqual(['Nothing found.']);
  });

  test('moves the clock of the shop, and sets it right again', async () => {
    const number = await order();
    await desk('ship', number);
    await desk('deliver', number);
    expect((await desk('clock', '+11d')).lines).toEqual(['It is 2026-05-15T08:00:00.000Z in the shop.']);
    expect((await desk('clock', 'reset')).lines).toEqual(['It is 2026-05-04T08:00:00.000Z in the shop.']);
    expect((await desk('orders', 'completed')).lines.join()).toContain(number);
  });
});

test('what time ends is ended with the desk’s clock: coins, too', async () => {
  const phone = newPhone();
  const member = await shop.logIn(phone);
  await desk('coins', phone, '40');
  expect((await member.get<CoinInfo>('/p/coin/info')).body.balance).toBe(40);
  await desk('clock', '+400d');
  await desk('clock', 'reset');
  expect((await member.get<CoinInfo>('/p/coin/info')).body.balance).toBe(0);
});

describe('the desk’s page', () => {
  test('shows the orders with their next step, and takes it', async () => {
    const number = await order();
    const page = await shop.ask<string>('/dev/desk', { headers: deskKey });
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.body).toContain(`value="${number}"`);
    const shipped = await form({ command: 'ship', first: number });
    expect(shipped.body).toContain(`${number} is on its way with Island Express`);
    expect((await form({ command: 'ship', first: number })).status).toBe(409);
  });

  test('writes what it is given as text', async () => {
    await shopper.moveTo('kandy', { receiver: '<script>alert(1)</script>', commonAddr: true });
    await order();
    const { body } = await shop.ask<string>('/dev/desk', { headers: deskKey });
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).not.toContain('<script>');
  });

  test('takes no form of another page', async () => {
    const number = await order();
    for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'none' }] as Record<
      string,
      string
    >[]) {
      expect((await form({ command: 'ship', first: number }, headers)).status).toBe(403);
    }
    expect((await detail(number)).status).toBe('TO_DELIVER');
  });
});

describe('the command line', () => {
  test('talks to the shop that runs, with the secret of its data folder', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mall-desk-'));
    writeFileSync(join(dataDir, 'desk-secret'), deskKey.Authorization.slice('Desk '.length));
    const server = createServer(getRequestListener(shop.service.app.fetch)).listen(4221, '127.0.0.1');
    const env = { PORT: '4221', DATA_DIR: dataDir };
    const number = await order();
    expect(await run(env, 'ship', number)).toEqual([0, [expect.stringContaining('is on its way')]]);
    expect(await run(env, 'ship', number)).toEqual([1, [expect.stringContaining('Not possible')]]);
    expect((await run(env, 'link'))[1][0]).toMatch(/^http:\/\/127\.0\.0\.1:4221\/dev\/desk\?key=/);
    server.close();
    rmSync(dataDir, { recursive: true });
  });

  test('opens the database itself when no shop runs', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mall-desk-'));
    const database = await openDatabase({ dataDir });
    await database.migrate();
    await insertWorld(database.db);
    await database.close();
    const env = { PORT: '4222', DATA_DIR: dataDir };
    expect(await run(env, 'stock', '70011', '9')).toEqual([0, ['SKU 70011 has 9 pieces.']]);
    expect(await run(env, 'stock', '1', '9')).toEqual([1, ['There is no such SKU.']]);
    expect((await run(env, 'link'))[0]).toBe(1);
    expect((await run(env))[1].length).toBeGreaterThan(5);
    rmSync(dataDir, { recursive: true });
  });
});
