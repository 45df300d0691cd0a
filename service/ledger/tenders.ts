import type { Db } from '#service/db/database.ts';
import type { CurrencyCode } from '#service/domain/money.ts';
import { balance, post } from './ledger.ts';
import type { Entry } from './rules.ts';
import { orderSource } from './sources.ts';

/** What an order pays with coins and the wallet: coins, and minor units of its currency. */
export type Tenders = {
  orderNumber: string;
  userId: string;
  currency: CurrencyCode;
  coinsUsed: number;
  walletUsed: number;
};

/** What a member can use now: coins, and minor units of a currency in the wallet. */
export async function usable(db: Db, userId: string, currency: CurrencyCode) {
  const [coins, wallet] = [
    await balance(db, { userId, account: 'COINS', unit: 'COIN' }),
    await balance(db, { userId, account: 'WALLET', unit: currency }),
  ];
  return { coins, wallet };
}

/** Where coins and wallet money of an order are booked: usable, put aside for the order, or spent. */
type Place = 'FREE' | 'HELD' | 'SPENT';

const coinsAt = { FREE: 'COINS', HELD: 'COINS_HELD', SPENT: 'MALL_COINS' } as const;
const moneyAt = { FREE: 'WALLET', HELD: 'WALLET_HELD', SPENT: 'MALL_MONEY' } as const;

/** Puts an order's coins and money aside until the rest of it is paid. */
export const holdTenders = (tx: Db, tenders: Tenders, at: Date) =>
  moveTenders(tx, tenders, { from: 'FREE', to: 'HELD', at, step: 'held' });

/** Spends the coins and money of an order: held ones, or free ones at once. */
export const spendTenders = (tx: Db, tenders: Tenders, at: Date, from: 'FREE' | 'HELD') =>
  moveTenders(tx, tenders, { from, to: 'SPENT', at, step: 'spent' });

/** Gives coins and money back when the order is cancelled: held ones of an unpaid order, spent ones of a paid order. */
export const giveBackTenders = (tx: Db, tenders: Tenders, at: Date, from: 'HELD' | 'SPENT') =>
  moveTenders(tx, tenders, { from, to: 'FREE', at, step: 'back' });

type TenderMove = { from: Place; to: Place; at: Date; step: 'held' | 'spent' | 'back' };

async function moveTenders(tx: Db, tenders: Tenders, { from, to, at, step }: TenderMove) {
  const { orderNumber, userId, currency, coinsUsed, walletUsed } = tenders;
  const entries: Entry[] = [];
  const side = (place: Place, coins: boolean, amount: number): Entry => {
    const account = (coins ? coinsAt : moneyAt)[place];
    const unit = coins ? 'COIN' : currency;
    return account === 'MALL_COINS' || account === 'MALL_MONEY'
      ? { account, unit, amount }
      : { account, userId, unit, amount };
  };
  if (coinsUsed > 0) entries.push(side(from, true, -coinsUsed), side(to, true, coinsUsed));
  if (walletUsed > 0) entries.push(side(from, false, -walletUsed), side(to, false, walletUsed));
  if (entries.length === 0) return;
  await post(tx, { source: orderSource(orderNumber, step), entries, at, orderNumber });
}
