import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openOlderDatabase } from './older-database.ts';
import { rawRows } from './raw-rows.ts';

const user = {
  user_id: 'u_1',
  nick_name: 'Nimali',
  sex: 'N',
  region_id: 1,
  enabled: true,
  invite_code: 'I1',
  created_at: '2026-05-01T08:00:00Z',
};
const order = {
  user_id: 'u_1',
  checkout_jti: 'c',
  shop_id: 11,
  region_id: 1,
  status: 'CANCELLED',
  pay_type: 'COD_CASH',
  pay_status: 'COD_FAILED' as string | null,
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
  created_at: '2026-05-01T08:00:00Z',
  pay_time: null as string | null,
  cancel_time: '2026-05-02T08:00:00Z',
};
const byCard = { pay_type: 'CARD', pay_status: 'SUCCEEDED', pay_time: '2026-05-01T08:01:00Z' };
const cardRefund = {
  pay_no: 'pay_1',
  cause: 'CANCELLED',
  currency: 'LKR',
  refusals: 0,
  next_try_at: '2026-05-02T08:00:00Z',
  created_at: '2026-05-02T08:00:00Z',
};

test('orders that were cancelled before are listed among the refunds, with what came back of each', async () => {
  const older = await openOlderDatabase(20);
  try {
    const before = {
      users: [user],
      orders: [
        { ...order, order_number: 'A', checkout_jti: 'A' },
        {
          ...order,
          order_number: 'B',
          checkout_jti: 'B',
          pay_type: 'WALLET',
          pay_status: 'REFUNDED',
          wallet_used: 1_000,
          due: 0,
        },
        { ...order, ...byCard, order_number: 'C', checkout_jti: 'C' },
        { ...order, ...byCard, order_number: 'D', checkout_jti: 'D', wallet_used: 400, due: 600 },
        { ...order, ...byCard, order_number: 'E', checkout_jti: 'E', pay_status: null, pay_time: null },
        {
          ...order,
          order_number: 'F',
          checkout_jti: 'F',
          status: 'TO_DELIVER',
          pay_status: 'COD_PENDING',
          cancel_time: null,
        },
      ],
      order_items: ['A', 'B', 'C', 'D', 'E', 'F'].map((order_number, index) => ({
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
      payment_refunds: [
        {
          ...cardRefund,
          refund_no: 'prf_1',
          order_number: 'C',
          amount: 1_000,
          state: 'PENDING',
          ended_at: null,
        },
        {
          ...cardRefund,
          refund_no: 'prf_2',
          order_number: 'D',
          amount: 600,
          state: 'DONE',
          ended_at: '2026-05-03T08:00:00Z',
        },
      ],
    };
    await older.fill(structuredClone(before));
    await older.update();
    const rows = await rawRows(
      older.db,
      sql`
      select r.order_number as number, r.status, r.amount::int, r.card_part::int as card, r.wallet_part::int as wallet,
        r.cancelled_amount::int as cancelled, i.count, i.open,
        (select string_agg(e.to_status, ' ' order by e.refund_event_id) from refund_events e where e.refund_sn = r.refund_sn) as steps
      from refunds r join refund_items i using (refund_sn) order by r.order_number`,
    );
    const listed = { cancelled: 1_000, count: 2, open: false };
    expect(rows).toEqual([
      { ...listed, number: 'A', status: 'CLOSED', amount: 0, card: null, wallet: null, steps: 'CLOSED' },
      {
        ...listed,
        number: 'B',
        status: 'REFUNDED',
        amount: 1_000,
        card: 0,
        wallet: 1_000,
        steps: 'REFUNDING REFUNDED',
      },
      {
        ...listed,
        number: 'C',
        status: 'REFUNDING',
        amount: 1_000,
        card: 1_000,
        wallet: 0,
        open: true,
        steps: 'REFUNDING',
      },
      {
        ...listed,
        number: 'D',
        status: 'REFUNDED',
        amount: 1_000,
        card: 600,
        wallet: 400,
        steps: 'REFUNDING REFUNDED',
      },
      { ...listed, number: 'E', status: 'CLOSED', amount: 0, card: null, wallet: null, steps: 'CLOSED' },
    ]);
    const ended = await rawRows(
      older.db,
      sql`select to_char(at at time zone 'UTC', 'MM-DD HH24:MI') as at from refund_events where event = 'paid' order by refund_sn`,
    );
    expect(ended).toEqual([{ at: '05-02 08:00' }, { at: '05-03 08:00' }]);
  } finally {
    await older.close();
  }
});
