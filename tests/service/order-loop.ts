import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
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
import { address, plainCheckout } from './shop.ts';
import type { ShopProcess } from './shop-process.ts';
import { sriLanka } from './world.ts';

export type Thing = { prodId: number; skuId: number; shopId: number };

/** One wish to buy: its key stays the same however often it is sent. */
export type Intent = { token: string; key: string; answer?: SubmitResult };
export type Buyer = { headers: Record<string, string>; intents: Intent[] };

const repeatsMax = 100;

/** Something that is sold in Sri Lanka for cash on delivery, with so many pieces in stock. */
export async function findThing(shop: ShopProcess, supplied: number): Promise<Thing> {
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
  await shop.atDesk('stock', String(skuId), String(supplied));
  return { prodId, skuId, shopId };
}

/** The pieces of a thing that are left. */
export async function stockOf(shop: ShopProcess, { prodId, skuId }: Thing): Promise<number> {
  const { body } = await shop.ask<Sku[]>('GET', `/api/prod/skuList?prodId=${prodId}&regionId=${sriLanka}`);
  return body.find((sku) => sku.skuId === skuId)?.stocks ?? Number.NaN;
}

/** A new shopper with an address in Sri Lanka. */
export async function logIn(shop: ShopProcess, mobile: string): Promise<Buyer> {
  await shop.ask('POST', '/api/sms/send', { mobile });
  const asked = { loginType: 0, loginId: mobile, code: await shop.codeSentTo(mobile), region: sriLanka };
  const { body: session } = await shop.ask<LoginResponse>('POST', '/api/quick/login', asked);
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const below = async (pid: number) =>
    (await shop.ask<Area[]>('GET', `/api/area/listByPid?regionId=${sriLanka}&pid=${pid}`)).body[0]?.areaId ??
    0;
  const provinceId = await below(0);
  const districtId = await below(provinceId);
  const townId = await below(districtId);
  const place = { countryCode: 'LK', regionId: sriLanka, provinceId, districtId, townId };
  const home = await shop.ask<Address>('POST', '/api/p/address/addAddr', { ...address, ...place }, headers);
  if (home.status !== 200) throw new Error(`no address: ${home.status} ${JSON.stringify(home.body)}`);
  return { headers, intents: [] };
}

/** A new wish of a buyer for one piece; without an intent when the shop does not offer it now. */
export async function intend(
  shop: ShopProcess,
  buyer: Buyer,
  thing: Thing,
): Promise<{ status: number; intent?: Intent }> {
  const what = { ...plainCheckout, orderItem: { ...thing, prodCount: 1 } };
  const { status, body } = await shop.ask<CheckoutPreview>(
    'POST',
    '/api/p/order/confirm',
    what,
    buyer.headers,
  );
  if (status !== 200) return { status };
  const intent = { token: body.checkoutToken, key: randomUUID() };
  buyer.intents.push(intent);
  return { status, intent };
}

type Told = { status: number; code: string | undefined };

/** Sends an intent once and answers what was told; a good answer is remembered, and never changes. */
export async function send(shop: ShopProcess, { headers }: Buyer, intent: Intent): Promise<Told> {
  const asked = { checkoutToken: intent.token, payType: 'COD_CASH', remarks: [] };
  const { status, body } = await shop.ask<SubmitResult & { code?: string }>(
    'POST',
    '/api/p/order/submit',
    asked,
    { ...headers, 'Idempotency-Key': intent.key },
  );
  if (status === 200) {
    const before = intent.answer;
    if (before && JSON.stringify(before) !== JSON.stringify(body)) {
      throw new Error(`a repeat was answered otherwise: ${JSON.stringify([before, body])}`);
    }
    intent.answer = body;
  }
  return { status, code: body.code };
}

/** Sends an intent as a shopper's browser does: again, as long as the shop asks for patience. */
export async function sendUntilAnswered(shop: ShopProcess, buyer: Buyer, intent: Intent): Promise<Told> {
  for (let tried = 1; ; tried += 1) {
    const told = await send(shop, buyer, intent);
    const passing = told.status === 503 || told.code === 'idempotency.in_progress';
    if (!passing || tried === repeatsMax) return told;
    await pause(500);
  }
}

/** Buys one piece after another until the shop goes away. */
async function buyUntilGone(shop: ShopProcess, buyer: Buyer, thing: Thing): Promise<void> {
  for (;;) {
    try {
      const { intent } = await intend(shop, buyer, thing);
      if (intent) await send(shop, buyer, intent);
    } catch (gone) {
      if (!(gone instanceof TypeError)) throw gone;
      return;
    }
  }
}

/** All buyers buy until the shop, with at least two orders under way, is killed; then it is started again. */
export async function buyThroughKill(
  shop: ShopProcess,
  buyers: readonly Buyer[],
  thing: Thing,
  pauseMsMax: number,
): Promise<void> {
  const wanted = () => buyers.flatMap(({ intents }) => intents).length;
  const before = wanted();
  const buying = buyers.map((buyer) => buyUntilGone(shop, buyer, thing));
  // A slow machine gets its orders under way, too.
  while (wanted() < before + 2) await pause(10);
  await pause(randomInt(pauseMsMax));
  await shop.kill();
  await Promise.all(buying);
  await shop.start();
}

/** The numbers of all orders of a buyer that the shop confirmed but does not have, or has at another price. */
export async function lostOrders(shop: ShopProcess, { headers, intents }: Buyer): Promise<string[]> {
  const lost: string[] = [];
  for (const { answer } of intents) {
    for (const number of answer?.orderNumbers ?? []) {
      const path = `/api/p/myOrder/orderDetail?orderNumber=${number}`;
      const { status, body } = await shop.ask<OrderDetail>('GET', path, undefined, headers);
      if (status !== 200 || JSON.stringify(body.total) !== JSON.stringify(answer?.total)) lost.push(number);
    }
  }
  return lost;
}

/** How many orders the shop has of a buyer. */
export const countOrders = async (shop: ShopProcess, { headers }: Buyer): Promise<number> =>
  (await shop.ask<OrderCount>('GET', '/api/p/myOrder/orderCount', undefined, headers)).body.allCount;
