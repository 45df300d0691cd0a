import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MyVoucher, PageOfMyVoucher, PageOfVoucher, VoucherCounts } from '#openapi/schema.gen.ts';
import { deskGifts } from '#service/desk/gift-queries.ts';
import { heldVouchers } from '#service/db/schema/held-vouchers.ts';
import { vouchers } from '#service/db/schema/vouchers.ts';
import { collectRefusal, validUntil } from '#service/vouchers/rules.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { insertVoucher } from './voucher-world.ts';
import { casora, china, goods, sriLanka } from './world.ts';

let shop: Shop;
let shopper: Shopper;
let phone: string;
beforeAll(async () => {
  shop = await openShop();
  await insertVoucher(shop.db, { couponId: 801, scope: 'SHOP', shopId: casora });
  await insertVoucher(shop.db, { couponId: 802, total: 1 });
  await insertVoucher(shop.db, { couponId: 803, perUserLimit: 2, validDays: 7 });
  await insertVoucher(shop.db, { couponId: 804, startTime: new Date('2026-05-10') });
  await insertVoucher(shop.db, { couponId: 805, endTime: new Date('2026-05-02') });
  await insertVoucher(shop.db, { couponId: 806, audience: 'NEW_USER' });
  await insertVoucher(shop.db, { couponId: 807, regionId: china });
  await insertVoucher(shop.db, { couponId: 808, code: 'TEA-TIME' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.time.now = new Date('2026-05-04T08:00:00Z');
  phone = newPhone();
  shopper = await shop.logIn(phone);
});

const collect = (couponId: number, more: Record<string, string> = {}) =>
  shopper.post<MyVoucher & { code: string }>('/p/myCoupon/receive', { couponId }, more);
const redeem = (code: string, regionId: number = sriLanka) =>
  shopper.post<MyVoucher & { code: string }>('/p/myCoupon/redeemCode', { code, regionId });
const mine = (query = '') => shopper.get<PageOfMyVoucher>(`/p/myCoupon/getCouponList${query}`);

describe('collecting', () => {
  test('gives the shopper the voucher, takes one of its pieces, and is said once for each key', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    const { status, body } = await collect(801, key);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      couponId: 801,
      status: 'COLLECTED',
      source: 'COLLECT',
      actions: ['USE'],
      collectTime: '2026-05-04T08:00:00.000Z',
      endTime: '2026-05-31T00:00:00.000Z',
      orderNumber: null,
      shopName: 'Casora',
    });
    expect(JSON.stringify((await collect(801, key)).body)).toBe(JSON.stringify(body));
    expect((await shopper.get('/p/myCoupon/listCouponIds')).body).toEqual([801]);
    const [row] = await shop.db.select().from(vouchers).where(eq(vouchers.couponId, 801));
    expect(row?.collected).toBe(1);
  });

  test('holds to the limit of each shopper', async () => {
    expect((await collect(803)).status).toBe(200);
    expect((await shopper.get('/p/myCoupon/listCouponIds')).body).toEqual([]);
    expect((await collect(803)).body.endTime).toBe('2026-05-11T08:00:00.000Z');
    expect((await collect(803)).body).toMatchObject({ status: 409, code: 'coupon.already_collected' });
    expect((await shopper.get('/p/myCoupon/listCouponIds')).body).toEqual([803]);
  });

  test.each([
    [804, 409, 'coupon.not_started'],
    [805, 409, 'coupon.ended'],
    [807, 409, 'coupon.not_eligible'],
    [808, 404, 'resource.not_found'],
    [999, 404, 'resource.not_found'],
  ])('voucher %i is refused with %i %s', async (couponId, status, code) => {
    expect((await collect(couponId)).body).toMatchObject({ status, code });
  });

  test('the last one goes to one shopper, and the others hear that it is gone', async () => {
    const others = [];
    for (let number = 0; number < 5; number += 1) others.push(await shop.logIn(newPhone()));
    const answers = await Promise.all(
      others.map((other) => other.post('/p/myCoupon/receive', { couponId: 802 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['coupon.sold_out']),
    );
    const { body } = await shop.ask<PageOfVoucher>(`/api/coupon/page?regionId=${sriLanka}&size=50`);
    const shown = (couponId: number) => body.records.find((one) => one.couponId === couponId);
    expect(shown(802)).toMatchObject({ stockState: 'GONE', actions: [] });
    expect(shown(801)).toMatchObject({ actions: ['COLLECT'] });
    expect(shown(804)).toMatchObject({ actions: [] });
    expect(shown(808)).toBeUndefined();
  });

  test('a voucher for new members is over with the first order', async () => {
    await shopper.moveTo('colombo');
    const { prodId, skuId, shopId } = goods.tea;
    const { body } = await shopper.confirm({ orderItem: { prodId, skuId, shopId, prodCount: 1 } });
    await shopper.submit(body.checkoutToken);
    expect((await collect(806)).body.code).toBe('coupon.not_eligible');
  });

  test('needs somebody who is signed in', async () => {
    const answer = await shop.ask('/api/p/myCoupon/receive', { method: 'POST', body: { couponId: 801 } });
    expect(answer.body.code).toBe('auth.login_required');
  });
});

describe('a promo code', () => {
  test('turns into its voucher, however it is typed', async () => {
    const { body } = await redeem(' tea-time ');
    expect(body).toMatchObject({ couponId: 808, source: 'CODE', status: 'COLLECTED' });
    expect((await redeem('TEA-TIME')).body.code).toBe('coupon.already_collected');
  });

  test.each([
    ['NO-SUCH-CODE', sriLanka, 'promo.invalid'],
    ['TEA-TIME', china, 'promo.invalid'],
    ['TEA-TIME', 1, 'request.invalid'],
  ])('%s in region %i is refused as %s', async (code, regionId, said) => {
    expect((await redeem(code, regionId)).body.code).toBe(said);
  });
});

describe('my vouchers', () => {
  beforeEach(async () => {
    await collect(801);
    shop.time.now = new Date('2026-05-04T08:05:00Z');
    await collect(803);
  });

  test('are listed the newest first, by state and scope, and counted', async () => {
    expect((await mine()).body.records.map(({ couponId }) => couponId)).toEqual([803, 801]);
    expect((await mine('?scope=SHOP')).body.records.map(({ couponId }) => couponId)).toEqual([801]);
    expect((await mine('?status=USED')).body.total).toBe(0);
    expect((await shopper.get<VoucherCounts>('/p/myCoupon/getMyCouponsStatusCount')).body).toEqual({
      collected: 2,
      used: 0,
      expired: 0,
      byScope: { PRODUCT: 0, SHOP: 1, MALL: 1 },
    });
  });

  test('expire by their own time', async () => {
    shop.time.now = new Date('2026-05-11T09:00:00Z');
    shopper = await shop.logIn(phone);
    expect((await mine('?status=COLLECTED')).body.records.map(({ couponId }) => couponId)).toEqual([801]);
    const { body } = await mine('?status=EXPIRED');
    expect(body.records).toMatchObject([{ couponId: 803, status: 'EXPIRED', actions: [] }]);
    const counts = await shopper.get<VoucherCounts>('/p/myCoupon/getMyCouponsStatusCount');
    expect(counts.body).toMatchObject({ collected: 1, expired: 1 });
  });

  test('are nobody else’s', async () => {
    const other = await shop.logIn(newPhone());
    expect((await other.get<PageOfMyVoucher>('/p/myCoupon/getCouponList')).body.total).toBe(0);
    const rows = await shop.db
      .select()
      .from(heldVouchers)
      .where(eq(heldVouchers.userId, shopper.session.userId));
    expect(rows).toHaveLength(2);
  });

  test('a page too deep is refused', async () => {
    expect((await mine('?current=201&size=50')).body).toMatchObject({ status: 422, code: 'page.too_deep' });
  });
});

test('whoever gives a voucher out can take it back from who has not used it', async () => {
  await insertVoucher(shop.db, { couponId: 809 });
  await collect(809);
  const { withdraw } = deskGifts(shop.db, () => shop.time.now);
  expect([await withdraw(809), await withdraw(809)]).toEqual([1, 0]);
  expect((await mine('?status=WITHDRAWN')).body.records).toMatchObject([{ couponId: 809, actions: [] }]);
  shopper = await shop.logIn(newPhone());
  expect((await collect(809)).body.code).toBe('coupon.ended');
});

test('time comes before limit, limit before region, and stock last', () => {
  const voucher = {
    startTime: new Date(10),
    endTime: new Date(20),
    total: 1,
    collected: 1,
    perUserLimit: 1,
    regionId: 1,
    audience: 'NEW_USER' as const,
  };
  const facts = { voucher, held: 1, regionId: 2, hasBought: true, now: new Date(15) };
  expect(collectRefusal({ ...facts, now: new Date(9) })).toBe('coupon.not_started');
  expect(collectRefusal({ ...facts, now: new Date(20) })).toBe('coupon.ended');
  expect(collectRefusal(facts)).toBe('coupon.already_collected');
  expect(collectRefusal({ ...facts, held: 0 })).toBe('coupon.not_eligible');
  expect(collectRefusal({ ...facts, held: 0, regionId: 1 })).toBe('coupon.not_eligible');
  expect(collectRefusal({ ...facts, held: 0, regionId: 1, hasBought: false })).toBe('coupon.sold_out');
  expect(
    collectRefusal({
      ...facts,
      voucher: { ...voucher, collected: 0 },
      held: 0,
      regionId: 1,
      hasBought: false,
    }),
  ).toBeUndefined();
});

test('a voucher never outlives its own end', () => {
  const now = new Date('2026-05-28T00:00:00Z');
  const endTime = new Date('2026-05-31T00:00:00Z');
  expect(validUntil({ endTime, validDays: 7 }, now)).toEqual(endTime);
  expect(validUntil({ endTime, validDays: null }, now)).toEqual(endTime);
  expect(validUntil({ endTime, validDays: 1 }, now)).toEqual(new Date('2026-05-29T00:00:00Z'));
});
