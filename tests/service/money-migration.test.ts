import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderEvents } from '#service/db/schema/order-events.ts';
import { orders } from '#service/db/schema/orders.ts';
import { groupBuyPrices } from '#service/db/schema/group-buys.ts';
import { productRegions } from '#service/db/schema/products.ts';
import { skuPrices } from '#service/db/schema/skus.ts';
import { vouchers } from '#service/db/schema/vouchers.ts';
import { openOlderDatabase } from './older-database.ts';
import { china, sriLanka } from './world.ts';

/** Migrations before the currency table decided what can be charged. */
const before = 9;

let older: Awaited<ReturnType<typeof openOlderDatabase>>;
beforeAll(async () => {
  older = await openOlderDatabase(before);
  await older.fill(oldRows());
  await older.update();
});
afterAll(() => older.close());

const day = '2026-11-01T00:00:00Z';

/** An order as it was placed then, in cents and all. */
const order = (number: string, more: Record<string, unknown>) => ({
  order_number: number,
  user_id: 'u_old',
  checkout_jti: number,
  shop_id: 1,
  region_id: sriLanka,
  pay_type: 'COD_CASH',
  pay_status: 'COD_PENDING',
  currency: 'LKR',
  subtotal: 99_999,
  shop_discount: 0,
  product_voucher: 0,
  shop_voucher: 0,
  mall_voucher: 0,
  delivery_fee: 149,
  delivery_reduce: 0,
  insurance: 0,
  coin_reduce: 0,
  total: 100_148,
  wallet_used: 0,
  due: 100_148,
  address: {},
  remarks: '',
  created_at: day,
  dvy_time: null,
  delivered_time: null,
  finally_time: null,
  hidden: false,
  ...more,
});

/** A mall that charged cents which nobody saw. */
function oldRows() {
  const region = { name: {}, flag: '', phone_code: '1', symbol: '', display_decimals: 0, couriers: [] };
  const place = { rounding_increment: 1, time_zone: 'UTC', is_default: false };
  const window = { ship_from: 'LK', overseas: false, min_days: 1, max_days: 2, free_within_region: false };
  const voucher = { name: {}, scope: 'MALL', all_products: true, audience: 'ALL', start_time: day };
  const pieces = { end_time: day, total: 1, collected: 0, per_user_limit: 1 };
  return {
    regions: [
      { ...region, ...place, region_id: sriLanka, no: 1, country_code: 'LK', currency: 'LKR', seq: 1 },
      { ...region, ...place, region_id: china, no: 2, country_code: 'CN', currency: 'CNY', seq: 2 },
    ],
    product_regions: [
      {
        ...window,
        prod_id: 1,
        region_id: sriLanka,
        price: 99_999,
        ori_price: 120_050,
        fee: 149,
        cod_available: true,
      },
      {
        ...window,
        prod_id: 1,
        region_id: china,
        price: 99_999,
        ori_price: null,
        fee: 149,
        cod_available: true,
      },
    ],
    sku_prices: [
      { sku_id: 1, region_id: sriLanka, price: 99_999, ori_price: 120_050 },
      { sku_id: 2, region_id: sriLanka, price: 1, ori_price: null },
      { sku_id: 1, region_id: china, price: 99_999, ori_price: null },
    ],
    group_buy_prices: [{ group_buy_id: 1, region_id: sriLanka, price: 70_049 }],
    users: [
      {
        user_id: 'u_old',
        nick_name: 'Old',
        sex: 'N',
        mobile: '0094771234567',
        region_id: sriLanka,
        enabled: true,
        invite_code: 'OLD',
        created_at: day,
      },
    ],
    orders: [
      order('1', { status: 'TO_DELIVER' }),
      order('2', { status: 'TO_RECEIVE', dvy_time: '2026-11-02T00:00:00Z' }),
      order('3', {
        status: 'COMPLETED',
        pay_status: 'COD_COLLECTED',
        dvy_time: '2026-11-02T00:00:00Z',
        delivered_time: '2026-11-03T00:00:00Z',
        finally_time: '2026-11-04T00:00:00Z',
      }),
      order('4', {
        status: 'COMPLETED',
        pay_status: 'COD_COLLECTED',
        dvy_time: '2026-11-02T00:00:00Z',
        delivered_time: '2026-11-03T00:00:00Z',
        finally_time: '2026-11-13T00:00:01Z',
      }),
    ],
    vouchers: [
      {
        ...voucher,
        ...pieces,
        coupon_id: 1,
        region_id: sriLanka,
        type: 'AMOUNT',
        reduce_amount: 12_345,
        min_spend: 0,
      },
    ],
  };
}

test('amounts that were charged in cents nobody saw are rounded to what is shown, other currencies stay', async () => {
  expect(await older.db.select().from(skuPrices).orderBy(skuPrices.regionId, skuPrices.skuId)).toEqual([
    { skuId: 1, regionId: china, price: 99_999, oriPrice: null, currency: 'CNY' },
    { skuId: 1, regionId: sriLanka, price: 100_000, oriPrice: 120_100, currency: 'LKR' },
    { skuId: 2, regionId: sriLanka, price: 100, oriPrice: null, currency: 'LKR' },
  ]);
  expect(await older.db.select().from(productRegions).orderBy(productRegions.regionId)).toMatchObject([
    { price: 99_999, fee: 149, currency: 'CNY' },
    { price: 100_000, oriPrice: 120_100, fee: 100, currency: 'LKR' },
  ]);
  expect(await older.db.select().from(groupBuyPrices)).toMatchObject([{ price: 70_000, currency: 'LKR' }]);
  expect(await older.db.select().from(vouchers)).toMatchObject([{ reduceAmount: 12_300, currency: 'LKR' }]);
});

test('orders stay as they were charged, and tell the moves that their times know', async () => {
  expect(await older.db.select({ total: orders.total }).from(orders)).toEqual(
    Array.from({ length: 4 }, () => ({ total: 100_148 })),
  );
  const events = await older.db
    .select()
    .from(orderEvents)
    .orderBy(orderEvents.orderNumber, orderEvents.orderEventId);
  expect(
    events.map(({ orderNumber, event, fromStatus, toStatus, actor, at }) =>
      [orderNumber, event, fromStatus ?? '–', toStatus, actor, at.toISOString().slice(0, 10)].join(' '),
    ),
  ).toEqual([
    '1 submitCod – TO_DELIVER BUYER 2026-11-01',
    '2 submitCod – TO_DELIVER BUYER 2026-11-01',
    '2 ship TO_DELIVER TO_RECEIVE DESK 2026-11-02',
    '3 submitCod – TO_DELIVER BUYER 2026-11-01',
    '3 ship TO_DELIVER TO_RECEIVE DESK 2026-11-02',
    '3 deliver TO_RECEIVE TO_RECEIVE DESK 2026-11-03',
    '3 confirmReceipt TO_RECEIVE COMPLETED BUYER 2026-11-04',
    '4 submitCod – TO_DELIVER BUYER 2026-11-01',
    '4 ship TO_DELIVER TO_RECEIVE DESK 2026-11-02',
    '4 deliver TO_RECEIVE TO_RECEIVE DESK 2026-11-03',
    '4 autoReceive TO_RECEIVE COMPLETED SYSTEM 2026-11-13',
  ]);
});
