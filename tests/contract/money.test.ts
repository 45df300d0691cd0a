import { describe, expect, test } from 'vitest';
import { exampleOf, examples, walk } from './bundle.ts';
import {
  amountFaults,
  amountParts,
  divide,
  lineFaults,
  percentOf,
  stepOf,
  sum,
  type Amounts,
  type BoughtLine,
  type Money,
} from './order-arithmetic.ts';

type Voucher = {
  scope: string;
  type: string;
  percentOff: number | null;
  reduceAmount: Money | null;
  capAmount: Money | null;
  minSpend: Money;
  selected: boolean;
  reduce: Money;
};
type Shop = {
  items: BoughtLine[];
  delivery: { fee: Money; freeWithinRegion: boolean; freeOver: Money | null; freeReason: string };
  insurance: { premium: Money; selected: boolean };
  amounts: Amounts;
};
type Preview = {
  userAddr: object | null;
  shops: Shop[];
  vouchers: { usable: Voucher[] };
  coins: { balance: number; maxUsable: number; used: number; coinValue: Money };
  wallet: { balance: Money; used: Money };
  amounts: Amounts;
  payMethods: { payType: string; enabled: boolean }[];
};
type Order = { orderNumber: string; items: BoughtLine[]; total: Money; totalNum: number; amounts?: Amounts };

const goodsOf = (shop: Shop) => shop.items.map((line) => line.lineTotal.amount - line.shareReduce.amount);

test('every amount is a whole number of its currency’s steps', () => {
  const broken: string[] = [];
  for (const { title, value } of examples) {
    walk(value, (inner) => {
      const { amount, currency } = (inner ?? {}) as Partial<Money>;
      if (amount !== undefined && currency && amount % stepOf(currency) !== 0) broken.push(title);
    });
  }
  expect(broken).toEqual([]);
});

const previews = examples.filter(({ title }) => title.startsWith('confirmOrder 200'));

describe.each(previews)('$title', ({ value }) => {
  const preview = value as Preview;
  const of = (part: keyof Amounts) => preview.amounts[part].amount;
  const step = stepOf(preview.amounts.total.currency);

  test('each shop adds up', () => {
    for (const shop of preview.shops) expect(amountFaults(shop.items, shop.amounts)).toEqual([]);
  });

  test.each(amountParts)('the whole %s is the sum of its shops', (part) => {
    expect(of(part)).toBe(sum(preview.shops.map(({ amounts }) => amounts[part].amount)));
  });

  test('delivery is free for the reason that is given', () => {
    for (const { delivery, amounts, ...shop } of preview.shops) {
      const goods = sum(goodsOf({ delivery, amounts, ...shop }));
      const free = delivery.freeOver !== null && goods >= delivery.freeOver.amount;
      const reason = delivery.freeWithinRegion && preview.userAddr ? 'REGION' : free ? 'THRESHOLD' : 'NONE';
      expect(delivery.freeReason).toBe(reason);
      expect(amounts.deliveryFee).toEqual(delivery.fee);
      expect(delivery.fee.amount === 0).toBe(reason !== 'NONE');
    }
  });

  test('insurance is paid where it is chosen', () => {
    for (const { insurance, amounts } of preview.shops) {
      expect(amounts.insurance.amount).toBe(insurance.selected ? insurance.premium.amount : 0);
    }
  });

  test('coins pay goods only, in proportion to the lines', () => {
    const { balance, maxUsable, used, coinValue } = preview.coins;
    expect(maxUsable).toBeLessThanOrEqual(balance);
    expect(used).toBeLessThanOrEqual(maxUsable);
    expect(of('coinReduce')).toBe(used * coinValue.amount);
    const lines = preview.shops.flatMap((shop) => shop.items);
    const parts = divide(of('coinReduce'), preview.shops.flatMap(goodsOf), step);
    expect(lines.map((line) => line.coinReduce.amount)).toEqual(parts);
  });

  test('the wallet is divided over the orders', () => {
    expect(preview.wallet.used.amount).toBe(of('walletUsed'));
    expect(of('walletUsed')).toBeLessThanOrEqual(preview.wallet.balance.amount);
    const totals = preview.shops.map(({ amounts }) => amounts.total.amount);
    expect(preview.shops.map(({ amounts }) => amounts.walletUsed.amount)).toEqual(
      divide(of('walletUsed'), totals, step),
    );
  });

  test('each voucher takes what it says, one of a scope', () => {
    const chosen = preview.vouchers.usable.filter((voucher) => voucher.selected);
    const words = chosen.map(({ scope, type }) => (type === 'FREE_SHIPPING' ? 'delivery' : scope));
    expect(new Set(words).size).toBe(words.length);
    const reduce = (word: string) =>
      sum(chosen.filter((_one, i) => words[i] === word).map((one) => one.reduce.amount));
    expect(reduce('PRODUCT')).toBe(of('productVoucher'));
    expect(reduce('SHOP')).toBe(of('shopVoucher'));
    expect(reduce('MALL')).toBe(of('mallVoucher'));
    expect(reduce('delivery')).toBe(of('deliveryReduce'));
    for (const voucher of chosen.filter(({ scope }) => scope === 'MALL')) {
      const base = of('subtotal') - of('shopDiscount') - of('productVoucher') - of('shopVoucher');
      expect(base).toBeGreaterThanOrEqual(voucher.minSpend.amount);
      const whole = percentOf(base, voucher.percentOff ?? 0, step);
      expect(voucher.reduce.amount).toBe(Math.min(voucher.capAmount?.amount ?? whole, whole));
    }
  });

  test('nothing due is paid by the wallet alone', () => {
    const offered = preview.payMethods.filter(({ enabled }) => enabled).map(({ payType }) => payType);
    expect(offered.includes('WALLET')).toBe(of('due') === 0);
  });
});

test('every discount at once gives the figures of the design', () => {
  const { shops, amounts } = exampleOf('confirmOrder', 'voucherApplied') as Preview;
  expect(shops.map((shop) => shop.amounts.total.amount)).toEqual([286200, 113500]);
  expect(shops.map((shop) => shop.amounts.walletUsed.amount)).toEqual([71600, 28400]);
  expect(shops.flatMap((shop) => shop.items.map((line) => line.lineNet.amount))).toEqual([
    193400, 73400, 113500,
  ]);
  expect(shops[0]?.insurance.premium.amount).toBe(4400);
  expect(amounts.due.amount).toBe(299700);
});

test('kip are rounded to hundreds', () => {
  const { amounts } = exampleOf('confirmOrder', 'lak') as Preview;
  expect(amounts.shopDiscount).toEqual({ amount: percentOf(3333300, 7, 100), currency: 'LAK' });
  expect(amounts.total.amount).toBe(3100000);
});

const orders = examples
  .filter(({ title }) => /^(getOrder|pageMyOrders) 200/.test(title))
  .flatMap(({ title, value }) => {
    const { records = [value as Order] } = value as { records?: Order[] };
    return records.map((order) => ({ title, order }));
  });

test.each(orders)('$title: $order.orderNumber adds up', ({ order }) => {
  expect(order.items.flatMap(lineFaults)).toEqual([]);
  expect(order.totalNum).toBe(sum(order.items.map((line) => line.prodCount)));
});

test.each(orders.filter(({ order }) => order.amounts))('$title: the amounts add up', ({ order }) => {
  expect(amountFaults(order.items, order.amounts as Amounts)).toEqual([]);
  expect(order.total).toEqual(order.amounts?.total);
});
