import { eq } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { orders } from '#service/db/schema/orders.ts';
import { regions } from '#service/db/schema/regions.ts';
import { balance, post } from '#service/ledger/ledger.ts';
import { orderSource } from '#service/ledger/sources.ts';
import { coinsFor } from './rules.ts';

type OrderRow = typeof orders.$inferSelect;

const earnPerOf = async (tx: Db, regionId: number): Promise<number> => {
  const [region] = await tx
    .select({ earnPer: regions.earnPer })
    .from(regions)
    .where(eq(regions.regionId, regionId));
  if (!region) throw new Error(`no region ${regionId}`);
  return region.earnPer;
};

/**
 * Posts the coins that a completed order earns, as pending until the return window is over. `keptGoods` is the value of the
 * goods that the buyer keeps, in minor units. Returns the number of coins.
 */
export async function earnCoins(tx: Db, order: OrderRow, keptGoods: number, at: Date): Promise<number> {
  const { orderNumber, userId, regionId } = order;
  const coins = coinsFor(keptGoods, await earnPerOf(tx, regionId));
  if (coins === 0) return 0;
  await post(tx, {
    source: orderSource(orderNumber, 'earned'),
    entries: [
      { account: 'MALL_COINS', unit: 'COIN', amount: -coins },
      { account: 'COINS_PENDING', userId, unit: 'COIN', amount: coins },
    ],
    at,
  });
  await tx.update(orders).set({ coinsEarned: coins }).where(eq(orders.orderNumber, orderNumber));
  return coins;
}

/**
 * Takes back the coins that the returned goods of an order have earned; `keptGoods` is the value of the goods that the buyer
 * keeps, in minor units. Never takes more than the member has, so that nobody owes coins.
 */
export async function clawBackCoins(tx: Db, order: OrderRow, keptGoods: number, at: Date): Promise<void> {
  const { orderNumber, userId, regionId, coinsEarned, coinsBookedAt } = order;
  const kept = Math.min(coinsEarned, coinsFor(keptGoods, await earnPerOf(tx, regionId)));
  const account = coinsBookedAt === null ? 'COINS_PENDING' : 'COINS';
  const there = await balance(tx, { userId, account, unit: 'COIN' });
  const back = Math.min(coinsEarned - kept, there);
  if (coinsEarned === kept) return;
  await tx.update(orders).set({ coinsEarned: kept }).where(eq(orders.orderNumber, orderNumber));
  if (back <= 0) return;
  await post(tx, {
    source: orderSource(orderNumber, `clawed-to-${kept}`),
    entries: [
      { account, userId, unit: 'COIN', amount: -back },
      { account: 'MALL_COINS', unit: 'COIN', amount: back },
    ],
    at,
  });
}

/** Makes the pending coins of an order usable, once its return window is over. The caller has locked the order. */
export async function bookCoins(tx: Db, order: OrderRow, at: Date): Promise<void> {
  const { orderNumber, userId, coinsEarned: coins } = order;
  await tx.update(orders).set({ coinsBookedAt: at }).where(eq(orders.orderNumber, orderNumber));
  if (coins === 0) return;
  await post(tx, {
    source: orderSource(orderNumber, 'booked'),
    entries: [
      { account: 'COINS_PENDING', userId, unit: 'COIN', amount: -coins },
      { account: 'COINS', userId, unit: 'COIN', amount: coins },
    ],
    at,
  });
}
