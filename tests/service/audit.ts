import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';

/** What must be true of the whole database at any moment; each query finds what breaks the rule. */
const rules: Record<string, string> = {
  'a stock is below zero': 'select sku_id from skus where stock < 0',
  'the amounts of an order do not add up':
    'select order_number from orders where total <> subtotal - shop_discount - product_voucher - shop_voucher - mall_voucher + delivery_fee - delivery_reduce + insurance - coin_reduce or due <> total - wallet_used',
  'the lines of an order are not its subtotal':
    'select o.order_number from orders o left join order_items i using (order_number) group by o.order_number, o.subtotal having coalesce(sum(i.line_total), -1) <> o.subtotal',
  'a line is not its price times its pieces':
    'select order_item_id from order_items where line_total <> price * count or line_net <> line_total - share_reduce - coin_reduce',
  'a checkout was used without an order':
    'select jti from checkouts c where not exists (select 1 from orders o where o.checkout_jti = c.jti)',
  'an order of cash on delivery is in a state that there is not':
    "select order_number from orders where pay_type like 'COD%' and (status, pay_status) not in (('TO_DELIVER', 'COD_PENDING'), ('TO_RECEIVE', 'COD_PENDING'), ('TO_RECEIVE', 'COD_COLLECTED'), ('COMPLETED', 'COD_COLLECTED'), ('CANCELLED', 'COD_FAILED'), ('TO_RECEIVE', 'PARTLY_REFUNDED'), ('TO_RECEIVE', 'REFUNDED'), ('COMPLETED', 'PARTLY_REFUNDED'), ('COMPLETED', 'REFUNDED'), ('CANCELLED', 'REFUNDED'), ('CANCELLED', 'PARTLY_REFUNDED'))",
  'an order that is prepaid goes on without its money, or waits with it':
    "select order_number from orders where pay_type not like 'COD%' and (status in ('TO_DELIVER', 'GROUPING', 'TO_RECEIVE', 'COMPLETED')) <> (coalesce(pay_status, '') in ('SUCCEEDED', 'PARTLY_REFUNDED', 'REFUNDED')) and status <> 'CANCELLED'",
  'a voucher is under two checkouts that both live':
    "select v.coupon_user_id from order_vouchers v join orders o using (order_number) where (o.status <> 'CANCELLED' or o.close_type = 'REFUNDED') group by v.coupon_user_id having count(distinct o.checkout_jti) > 1",
  'a voucher that is locked or used has no order that lives, or the other way round':
    "select h.coupon_user_id from held_vouchers h where (h.status in ('LOCKED', 'USED')) <> exists (select 1 from order_vouchers v join orders o using (order_number) where v.coupon_user_id = h.coupon_user_id and (o.status <> 'CANCELLED' or o.close_type = 'REFUNDED'))",
  'a voucher is locked though it is paid for, or used though it is not':
    "select h.coupon_user_id from held_vouchers h where h.status in ('LOCKED', 'USED') and (h.status = 'LOCKED') <> not exists (select 1 from order_vouchers v join orders o using (order_number) where v.coupon_user_id = h.coupon_user_id and (o.status not in ('TO_PAY', 'CANCELLED') or o.close_type = 'REFUNDED'))",
  'more of a voucher is held than was collected':
    'select c.coupon_id from vouchers c join held_vouchers h using (coupon_id) group by c.coupon_id, c.collected having count(*) > c.collected',
  'what is held of wallet and coins is not what the orders that wait hold':
    "select u.user_id from users u where coalesce((select sum(amount) from ledger_entries e where e.user_id = u.user_id and e.account = 'WALLET_HELD'), 0) <> coalesce((select sum(wallet_used) from orders o where o.user_id = u.user_id and o.status = 'TO_PAY'), 0) or coalesce((select sum(amount) from ledger_entries e where e.user_id = u.user_id and e.account = 'COINS_HELD'), 0) <> coalesce((select sum(coins_used) from orders o where o.user_id = u.user_id and o.status = 'TO_PAY'), 0)",
  'coins that are pending are not what completed orders have earned':
    "select u.user_id from users u where coalesce((select sum(amount) from ledger_entries e where e.user_id = u.user_id and e.account = 'COINS_PENDING'), 0) <> coalesce((select sum(coins_earned) from orders o where o.user_id = u.user_id and o.coins_booked_at is null), 0)",
  'what is left of the lots of coins is not the balance of coins':
    "select u.user_id from users u where coalesce((select sum(remaining) from coin_lots l where l.user_id = u.user_id), 0) <> coalesce((select sum(amount) from ledger_entries e where e.user_id = u.user_id and e.account = 'COINS'), 0)",
  'an order has coins of lots that it does not hold':
    "select o.order_number from orders o join coin_lot_uses c using (order_number) group by o.order_number, o.coins_used having sum(c.coins) <> o.coins_used - coalesce((select sum(e.amount) from ledger_entries e join ledger_postings p using (posting_id) where e.account = 'COINS' and (p.source = 'order:' || o.order_number || ':back' or p.source in (select 'refund:' || r.refund_sn || ':coins' from refunds r where r.order_number = o.order_number))), 0)",
  'more pieces are in parcels than were bought':
    'select i.order_item_id from order_items i join parcel_items p using (order_item_id) group by i.order_item_id, i.count having sum(p.count) > i.count',
  'an order that was shipped has pieces in no parcel':
    "select i.order_item_id from order_items i join orders o using (order_number) left join parcel_items p using (order_item_id) where o.status in ('TO_RECEIVE', 'COMPLETED') group by i.order_item_id, i.count having coalesce(sum(p.count), 0) <> i.count",
  'somebody has less than nothing':
    'select user_id from ledger_entries where user_id is not null group by user_id, account, unit having sum(amount) < 0',
  'an order has moved without a word, or says another state than its last move':
    'select o.order_number from orders o where (select e.to_status from order_events e where e.order_number = o.order_number order by e.order_event_id desc limit 1) is distinct from o.status',
  'a posting of the ledger does not balance':
    'select posting_id from ledger_entries group by posting_id, unit having sum(amount) <> 0',
  'the shares of a payment are not its sum':
    'select pay_no from payments p join payment_orders s using (pay_no) group by pay_no, p.amount having sum(s.amount) <> p.amount',
  'more goes back to a card than came from it':
    'select pay_no from payments p join payment_refunds r using (pay_no) group by pay_no, p.amount having sum(r.amount) > p.amount',
  'a payment says another state than its last step':
    'select p.pay_no from payments p where (select e.to_status from payment_events e where e.pay_no = p.pay_no order by e.payment_event_id desc limit 1) is distinct from p.status',
  'more goes back than was paid for an order, in money, coins or pieces':
    "select r.order_number from refunds r join orders o using (order_number) where r.status not in ('REJECTED', 'WITHDRAWN', 'CLOSED') group by r.order_number, o.total, o.coins_used having sum(r.amount) > o.total or sum(r.coins) > o.coins_used",
  'a refund that is paid has not paid what it says, or one that is not has paid something':
    "select r.refund_sn from refunds r where r.kind = 'AFTER_SALES' and (case when r.status in ('REFUNDING', 'REFUNDED') then r.amount else 0 end) <> coalesce((select sum(e.amount) from ledger_entries e join ledger_postings p using (posting_id) where p.source = 'refund:' || r.refund_sn || ':wallet' and e.account = 'WALLET'), 0) + coalesce((select sum(c.amount) from payment_refunds c where c.refund_sn = r.refund_sn), 0)",
  'a refund has given back other coins than it says':
    "select r.refund_sn from refunds r where r.kind = 'AFTER_SALES' and (case when r.status = 'REFUNDED' then r.coins else 0 end) <> coalesce((select sum(e.amount) from ledger_entries e join ledger_postings p using (posting_id) where p.source = 'refund:' || r.refund_sn || ':coins' and e.account = 'COINS'), 0)",
  'a refund says another state than its last step, or is done while its card waits':
    "select r.refund_sn from refunds r where (select e.to_status from refund_events e where e.refund_sn = r.refund_sn order by e.refund_event_id desc limit 1) is distinct from r.status or (r.status = 'REFUNDED' and exists (select from payment_refunds c where c.refund_sn = r.refund_sn and c.state = 'PENDING'))",
  'a cancelled order is not listed among the refunds, or another one is':
    "select o.order_number from orders o where (o.status = 'CANCELLED' and coalesce(o.close_type, '') <> 'REFUNDED') <> exists (select from refunds r where r.order_number = o.order_number and r.kind = 'CANCELLATION')",
  'the ratings of a product do not agree with its stars':
    'select prod_id from products p cross join lateral (select coalesce(sum(g::int), 0) as given, coalesce(sum(g::int * s), 0) as points from jsonb_array_elements_text(p.rating_stars) with ordinality as t (g, s)) c where p.rating_count <> c.given or p.rating_avg is distinct from (case when c.given > 0 then round(c.points::numeric / c.given, 2) end)',
  'a shopper has addresses but not exactly one default':
    'select user_id from addresses group by user_id having count(*) filter (where common_addr) <> 1',
  'a cart line has no piece or too many':
    'select basket_id from cart_items where count not between 1 and 999',
  'an amount in rupees or kip is not whole':
    "select order_number from orders where currency in ('LKR', 'LAK') and (total % 100 <> 0 or delivery_fee % 100 <> 0)",
};

/** The rules that are broken, by name; `stocks` are the pieces that each SKU was supplied with. */
export async function audit(db: Db, stocks: ReadonlyMap<number, number> = new Map()): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await found(db, sql.raw(query));
    if (rows.length > 0) broken.push(`${rule}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  for (const [skuId, supplied] of stocks) {
    const { rows } = await found(
      db,
      sql`select stock + coalesce((select sum(i.count) from order_items i join orders o using (order_number)
            where i.sku_id = ${skuId} and (o.status <> 'CANCELLED' or o.close_type = 'REFUNDED')), 0) as pieces from skus where sku_id = ${skuId}`,
    );
    if (Number(rows[0]?.pieces) !== supplied)
      broken.push(`SKU ${skuId}: ${String(rows[0]?.pieces)} of ${supplied} pieces`);
  }
  return broken;
}

/** The rows of a query, which both drivers answer in the same place. */
const found = async (db: Db, query: SQL) => {
  const answer: unknown = await db.execute(query);
  return answer as { rows: Record<string, unknown>[] };
};
