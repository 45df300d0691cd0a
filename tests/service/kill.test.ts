import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  Address,
  Area,
  CheckoutPreview,
  LoginResponse,
  OrderCount,
  OrderDetail,
  PageOfProductSummary,
  Sku,
  SubmitResult,
} from '#openapi/schema.gen.ts';
import { openDatabase } from '#service/db/connect.ts';
import { audit } from './audit.ts';
import { address, plainCheckout } from './shop.ts';
import { shopProcess } from './shop-process.ts';
import { sriLanka } from './world.ts';

const kills = 5;
const supplied = 400;

type Intent = { token: string; key: string; answer?: SubmitResult };
type Buyer = { headers: Record<string, string>; intents: Intent[] };

describe('a shop that is killed in the middle', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mall-kill-'));
  const shop = shopProcess({ port: 4225, dataDir });
  const buyers: Buyer[] = [];
  let thing: { prodId: number; skuId: number; shopId: number };

  beforeAll(async () => {
    await shop.start();
    thing = await findThing();
    for (let number = 0; number < 4; number += 1) buyers.push(await logIn(`0094${712_000_000 + number}`));
  });
  afterAll(async () => {
    await shop.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Something that is sold in Sri Lanka for cash on delivery, with plenty in stock. */
  async function findThing() {
    const tags = await shop.ask<{ tagId: number }[]>('GET', `/api/indexTag/taglist?regionId=${sriLanka}`);
    const tag = tags.body[0]?.tagId ?? 0;
    const { body } = await shop.ask<PageOfProductSummary>(
      'GET',
      `/api/indexTag/tagdetaillist?tagId=${tag}&regionId=${sriLanka}`,
    );
    const found = body.records.find((one) => one.codAvailable && one.stockState !== 'OUT_OF_STOCK');
    if (!found) throw new Error('the seed has nothing to buy');
    const { prodId, shopId } = found;
    const skus = await shop.ask<Sku[]>('GET', `/api/prod/skuList?prodId=${prodId}&regionId=${sriLanka}`);
    const skuId = skus.body[0]?.skuId ?? 0;
    await shop.ask('POST', '/dev/desk/api', { words: ['stock', String(skuId), String(supplied)] });
    return { prodId, skuId, shopId };
  }

  const stock = async () =>
    (await shop.ask<Sku[]>('GET', `/api/prod/skuList?prodId=${thing.prodId}&regionId=${sriLanka}`)).body.find(
      ({ skuId }) => skuId === thing.skuId,
    )?.stocks;

  async function logIn(mobile: string): Promise<Buyer> {
    await shop.ask('POST', '/api/sms/send', { mobile });
    const outbox = await shop.ask<{ code: string }[]>('GET', '/dev/outbox');
    const asked = { loginType: 0, loginId: mobile, code: outbox.body[0]?.code, region: sriLanka };
    const { body: session } = await shop.ask<LoginResponse>('POST', '/api/quick/login', asked);
    const headers = { Authorization: `Bearer ${session.access_token}` };
    const below = async (pid: number) =>
      (await shop.ask<Area[]>('GET', `/api/area/listByPid?regionId=${sriLanka}&pid=${pid}`)).body[0]
        ?.areaId ?? 0;
    const provinceId = await below(0);
    const districtId = await below(provinceId);
    const townId = await below(districtId);
    const place = { countryCode: 'LK', regionId: sriLanka, provinceId, districtId, townId };
    const home = await shop.ask<Address>('POST', '/api/p/address/addAddr', { ...address, ...place }, headers);
    expect(home.status).toBe(200);
    return { headers, intents: [] };
  }

  async function send({ headers }: Buyer, intent: Intent) {
    const asked = { checkoutToken: intent.token, payType: 'COD_CASH', remarks: [] };
    const { status, body } = await shop.ask<SubmitResult>('POST', '/api/p/order/submit', asked, {
      ...headers,
      'Idempotency-Key': intent.key,
    });
    expect(status).toBe(200);
    intent.answer = body;
  }

  /** Buys one piece after another until the shop goes away. */
  async function buyUntilKilled(buyer: Buyer) {
    for (;;) {
      try {
        const what = { ...plainCheckout, orderItem: { ...thing, prodCount: 1 } };
        const preview = await shop.ask<CheckoutPreview>('POST', '/api/p/order/confirm', what, buyer.headers);
        const intent = { token: preview.body.checkoutToken, key: randomUUID() };
        buyer.intents.push(intent);
        await send(buyer, intent);
      } catch (gone) {
        if (!(gone instanceof TypeError)) throw gone;
        return;
      }
    }
  }

  test('has every order that it confirmed, makes each intent one order, and its stock agrees', async () => {
    for (let round = 0; round < kills; round += 1) {
      const buying = buyers.map(buyUntilKilled);
      await pause(randomInt(60, 500));
      await shop.kill();
      await Promise.all(buying);
      await shop.start();
      for (const buyer of buyers) {
        for (const intent of buyer.intents) {
          if (intent.answer) await expectOrder(buyer, intent.answer);
          else await send(buyer, intent);
        }
      }
    }
    const intents = buyers.flatMap((buyer) => buyer.intents);
    const numbers = new Set(intents.flatMap(({ answer }) => answer?.orderNumbers ?? []));
    expect(intents.length).toBeGreaterThan(kills);
    expect(numbers.size).toBe(intents.length);
    const counts = await Promise.all(
      buyers.map(
        async ({ headers }) =>
          (await shop.ask<OrderCount>('GET', '/api/p/myOrder/orderCount', undefined, headers)).body.allCount,
      ),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(intents.length);
    expect(await stock()).toBe(supplied - intents.length);
  });

  async function expectOrder({ headers }: Buyer, { orderNumbers, total }: SubmitResult) {
    for (const number of orderNumbers) {
      const path = `/api/p/myOrder/orderDetail?orderNumber=${number}`;
      const { status, body } = await shop.ask<OrderDetail>('GET', path, undefined, headers);
      expect([status, body.total]).toEqual([200, total]);
    }
  }

  test('leaves a database in which everything adds up', async () => {
    const sold = buyers.flatMap((buyer) => buyer.intents).length;
    await shop.kill();
    const database = await openDatabase({ dataDir });
    expect(await audit(database.db, new Map([[thing.skuId, supplied]]))).toEqual([]);
    expect(sold).toBeGreaterThan(0);
    await database.close();
  });
});
