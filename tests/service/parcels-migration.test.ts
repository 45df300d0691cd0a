import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openOlderDatabase } from './older-database.ts';
import { rawRows } from './raw-rows.ts';

const order = {
  checkout_jti: 'c',
  shop_id: 11,
  region_id: 1,
  user_id: 'u_1',
  pay_type: 'COD_CASH',
  currency: 'LKR',
  subtotal: 1_000,
  shop_discount: 0,
  product_voucher: 0,
  shop_voucher: 0,
  mall_voucher: 0,
  delivery_fee: 0,
  delivery_reduce: 0,
  insurance: 0,
  coin_reduce: 0,
  coins_used: 0,
  total: 1_000,
  wallet_used: 0,
  due: 1_000,
  address: {},
  remarks: '',
  hidden: false,
  courier_name: null as string | null,
  tracking_number: null as string | null,
  dvy_time: null as string | null,
  delivered_time: null as string | null,
  created_at: '2026-05-01T08:00:00Z',
};
const shipped = { courier_name: 'Pearl Courier', tracking_number: 'PC-1', dvy_time: '2026-05-02T08:00:00Z' };

test('orders that were shipped before parcels were kept have one, with everything that they hold', async () => {
  const older = await openOlderDatabase(19);
  try {
    const region = {
      region_id: 1,
      country_code: 'LK',
      name: {},
      flag: '',
      phone_code: '94',
      currency: 'LKR',
    };
    const more = { time_zone: 'Asia/Colombo', is_default: true, seq: 1, coin_value: 100, redeem_percent: 10 };
    const rowsBefore = {
      regions: [{ ...region, ...more, insurance_min: 0, couriers: ['Island Express', 'Pearl Courier'] }],
      orders: [
        { ...order, order_number: 'A', checkout_jti: 'A', status: 'TO_DELIVER', pay_status: 'COD_PENDING' },
        {
          ...order,
          ...shipped,
          order_number: 'B',
          checkout_jti: 'B',
          status: 'TO_RECEIVE',
          pay_status: 'COD_PENDING',
        },
        {
          ...order,
          ...shipped,
          order_number: 'C',
          checkout_jti: 'C',
          status: 'COMPLETED',
          pay_status: 'COD_COLLECTED',
          delivered_time: '2026-05-03T08:00:00Z',
          hidden: true,
        },
      ],
      order_items: ['A', 'B', 'C'].map((order_number, index) => ({
        order_item_id: index + 1,
        order_number,
        prod_id: 1,
        sku_id: 1,
        names: { en: 'Tea' },
        sku_name: { en: '' },
        pic: '',
        price: 500,
        count: 2,
        line_total: 1_000,
        share_reduce: 0,
        coin_reduce: 0,
        line_net: 1_000,
        warranty_months: 0,
      })),
    };
    await older.fill(structuredClone(rowsBefore));
    await older.update();
    const rows = await rawRows(
      older.db,
      sql`
      select p.order_number, p.courier_name, p.tracking_number, p.state, i.count,
        (select string_agg(s.word, ' ' order by s.at) from parcel_scans s where s.parcel_id = p.parcel_id) as words
      from parcels p join parcel_items i using (parcel_id) order by p.order_number`,
    );
    const held = { courier_name: 'Pearl Courier', tracking_number: 'PC-1', count: 2 };
    expect(rows).toEqual([
      { ...held, order_number: 'B', state: 'IN_TRANSIT', words: 'PICKED_UP' },
      { ...held, order_number: 'C', state: 'DELIVERED', words: 'PICKED_UP DELIVERED' },
    ]);
    const named = await rawRows(
      older.db,
      sql`select c.name, r.earn_per from couriers c join regions r using (region_id) order by c.courier_id`,
    );
    expect(named.map(({ name, earn_per: earnPer }) => [name, Number(earnPer)])).toEqual([
      ['Island Express', 100_000],
      ['Pearl Courier', 100_000],
    ]);
    const deleted = await rawRows(older.db, sql`select order_number from orders where hidden_at is not null`);
    expect(deleted).toEqual([{ order_number: 'C' }]);
  } finally {
    await older.close();
  }
});
