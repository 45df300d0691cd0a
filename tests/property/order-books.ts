import { sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import type { pocketProcessor } from '../service/pocket-processor.ts';
import { rawRows as rows } from '../service/raw-rows.ts';
import { given } from './order-history.ts';

type Books = ReturnType<typeof pocketProcessor>['books'];

const number = (value: unknown) => Number(value ?? 0);

/** An order that keeps what was bought with it: it goes on, or all of its goods were given back after it had left. */
const lives = sql.raw("(o.status <> 'CANCELLED' or o.close_type = 'REFUNDED')");

/**
 * What of one buyer's money and coins is not where it belongs: sentences, none when all is well. Everything is counted
 * twice, once by the books of who moved it and once by what the orders and refunds say of themselves.
 */
export async function lostOf(db: Db, userId: string, books: Books): Promise<string[]> {
  const [orders = {}] = await rows(
    db,
    sql`select
      coalesce(sum(case when ${lives} and o.status <> 'TO_PAY' then o.wallet_used end), 0) as wallet_spent,
      coalesce(sum(case when ${lives} and o.pay_type = 'CARD' and o.status <> 'TO_PAY' then o.due end), 0) as card_due,
      coalesce(sum(case when ${lives} and o.pay_type like 'COD%' and o.pay_time is not null then o.due end), 0) as cash,
      coalesce(sum(case when ${lives} and o.status <> 'TO_PAY' then o.coins_used end), 0) as coins_spent,
      coalesce(sum(o.coins_earned), 0) as coins_earned
    from orders o where o.user_id = ${userId}`,
  );
  const [back = {}] = await rows(
    db,
    sql`select coalesce(sum(amount), 0) as money, coalesce(sum(coins), 0) as coins
      from refunds where user_id = ${userId} and kind = 'AFTER_SALES' and status = 'REFUNDED'`,
  );
  const [open = {}] = await rows(
    db,
    sql`select count(*) as number from refunds where user_id = ${userId} and status = 'REFUNDING'`,
  );
  const [ledger = {}] = await rows(
    db,
    sql`select
      coalesce(sum(amount) filter (where account like 'WALLET%'), 0) as wallet,
      coalesce(sum(amount) filter (where account like 'COINS%'), 0) as coins
    from ledger_entries where user_id = ${userId}`,
  );
  const paid = await rows(
    db,
    sql`select pay_no from payments where user_id = ${userId} and pay_type = 'CARD'`,
  );
  const card = paid.reduce((sum, { pay_no: payNo }) => {
    const booked = books.get(String(payNo));
    return sum + (booked ? booked.taken - booked.back : 0);
  }, 0);
  const revenue =
    number(orders.wallet_spent) + number(orders.card_due) + number(orders.cash) - number(back.money);
  const inside = card + number(orders.cash) + given.wallet - number(ledger.wallet);
  const coinsThere =
    given.coins - number(orders.coins_spent) + number(back.coins) + number(orders.coins_earned);
  return [
    ...(number(open.number) > 0 ? [`${number(open.number)} refunds have no end`] : []),
    ...(inside === revenue ? [] : [`the mall holds ${inside}, its orders say ${revenue}`]),
    ...(number(ledger.coins) === coinsThere
      ? []
      : [`the buyer has ${number(ledger.coins)} coins, the orders say ${coinsThere}`]),
    ...(await overpaid(db, userId)),
  ];
}

/** Orders of which more came back than was paid. */
async function overpaid(db: Db, userId: string): Promise<string[]> {
  const found = await rows(
    db,
    sql`select o.order_number from orders o join refunds r using (order_number)
      where o.user_id = ${userId} and r.status in ('REFUNDING', 'REFUNDED')
      group by o.order_number, o.total, o.coins_used
      having sum(r.amount) > o.total or sum(r.coins) > o.coins_used`,
  );
  return found.map(({ order_number: one }) => `more of ${String(one)} came back than was paid`);
}

/** SKUs whose pieces are not all there: in stock, or with orders that keep them. */
export const lostPieces = async (db: Db, supplied: ReadonlyMap<number, number>): Promise<string[]> => {
  const found = await rows(
    db,
    sql`select s.sku_id, s.stock + coalesce((select sum(i.count) from order_items i join orders o using (order_number)
      where i.sku_id = s.sku_id and ${lives}), 0) as pieces from skus s`,
  );
  return found
    .filter(({ sku_id: skuId, pieces }) => {
      const all = supplied.get(number(skuId));
      return all !== undefined && all !== number(pieces);
    })
    .map(({ sku_id: skuId, pieces }) => `SKU ${String(skuId)}: ${String(pieces)} pieces`);
};
