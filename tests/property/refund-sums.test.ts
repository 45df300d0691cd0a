import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RefundReason, RefundStatus } from '#openapi/schema.gen.ts';
import { refundReasons } from '#service/db/schema/refund-words.ts';
import { checkoutSum } from '#service/domain/checkout-sum.ts';
import { lineBarred, refundableCount } from '#service/domain/after-sales.ts';
import { incrementOf } from '#service/domain/money.ts';
import {
  askedSum,
  isShopsFault,
  type MoneyLine,
  mostFor,
  refundSum,
  tenderParts,
} from '#service/refunds/rules.ts';

const currency = fc.constantFrom('LKR' as const, 'CNY' as const, 'LAK' as const, 'TRY' as const);

/** An order as a checkout calculates it: one to five lines, perhaps a voucher, coins, wallet money, delivery and insurance. */
const orders = currency.chain((code) => {
  const step = incrementOf(code);
  const money = (max: number) => fc.integer({ min: 0, max }).map((steps) => steps * step);
  const line = fc.record({
    price: money(20_000).map((price) => price + step),
    count: fc.integer({ min: 1, max: 7 }),
    fee: money(500),
  });
  return fc
    .record({
      lines: fc.array(line, { minLength: 1, maxLength: 5 }),
      voucher: money(30_000),
      coins: fc.integer({ min: 0, max: 500 }),
      wallet: money(50_000),
      insured: fc.boolean(),
      byCard: fc.boolean(),
    })
    .map(({ lines, voucher, coins, wallet, insured, byCard }) => {
      const figures = checkoutSum({
        currency: code,
        inRegion: true,
        auto: true,
        lines: lines.map(({ price, count, fee }, place) => ({
          shopId: 1,
          prodId: place + 1,
          price,
          count,
          deliveryFee: fee,
          freeWithinRegion: false,
        })),
        insurance: new Map([[1, { bps: 150, min: step, chosen: insured }]]),
        vouchers: [
          {
            couponUserId: 1,
            scope: 'MALL',
            terms: { type: 'AMOUNT', reduceAmount: voucher },
            minSpend: 0,
            shopId: null,
            prodIds: null,
            validUntil: 0,
          },
        ],
        coins: { asked: coins, balance: coins, value: step, percent: 10 },
        wallet,
      });
      const [shop] = figures.shops;
      if (!shop) throw new Error('no shop');
      const { amounts } = shop;
      return {
        order: { currency: code, ...amounts, coinsUsed: figures.coins.used },
        cardPaid: byCard ? amounts.due : 0,
        lines: shop.lines.map((sum, place): MoneyLine => ({
          orderItemId: place + 1,
          count: lines[place]?.count ?? 1,
          price: lines[place]?.price ?? 0,
          lineNet: sum.lineNet,
          coinReduce: sum.coinReduce,
          refunds: [],
        })),
      };
    });
});

/** One thing that a buyer asks for, and what becomes of it. */
const wishes = fc.array(
  fc.record({
    pieces: fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 5, maxLength: 5 }),
    reason: fc.constantFrom(...refundReasons),
    share: fc.integer({ min: 1, max: 100 }),
    end: fc.constantFrom<RefundStatus>('REFUNDED', 'REFUNDED', 'REJECTED', 'WITHDRAWN', 'CLOSED'),
  }),
  { minLength: 1, maxLength: 12 },
);

type Order = Parameters<typeof refundSum>[0] & { total: number };
type Wish = { pieces: number[]; reason: RefundReason; share: number; end: RefundStatus };

/** Lives through a sequence of refunds; answers what went back, and whether everything did at the shop's fault and in full. */
function live(
  { order, lines: first, cardPaid }: { order: Order; lines: MoneyLine[]; cardPaid: number },
  all: Wish[],
) {
  let lines = first;
  const back = { money: 0, coins: 0, card: 0, wallet: 0 };
  let inFull = true;
  for (const { pieces, reason, share, end } of all) {
    const asked = lines.flatMap((line, place) => {
      const count = Math.min(pieces[place] ?? 0, refundableCount(line));
      return count > 0 && !lineBarred(line) ? [{ orderItemId: line.orderItemId, count }] : [];
    });
    if (asked.length === 0) continue;
    const sum = refundSum(order, lines, asked);
    const most = mostFor(sum, reason);
    const step = incrementOf(order.currency);
    const amount = Math.min(most, Math.ceil((most * share) / 100 / step) * step);
    const given = askedSum(sum, reason, amount);
    expect(given.amount % step).toBe(0);
    expect(given.coins).toBeLessThanOrEqual(sum.coins);
    expect(sum.price).toBeGreaterThanOrEqual(sum.goods + sum.coinReduce);
    lines = lines.map((line) => {
      const count = asked.find(({ orderItemId }) => orderItemId === line.orderItemId)?.count ?? 0;
      return count > 0 ? { ...line, refunds: [...line.refunds, { status: end, count, reason }] } : line;
    });
    if (end !== 'REFUNDED') continue;
    const { cardPart, walletPart } = tenderParts(given.amount, cardPaid - back.card);
    back.money += given.amount;
    back.coins += given.coins;
    back.card += cardPart;
    back.wallet += walletPart;
    inFull &&= share === 100 && isShopsFault(reason);
  }
  const isEverything = lines.every(
    (line) =>
      line.refunds.reduce((sum, one) => sum + (one.status === 'REFUNDED' ? one.count : 0), 0) === line.count,
  );
  return { back, isWhole: isEverything && inFull };
}

test('whatever is asked back in whatever parts, no more goes back than was paid (S1.26)', () => {
  fc.assert(
    fc.property(orders, wishes, (bought, all) => {
      const { back, isWhole } = live(bought, all);
      const { total, coinsUsed } = bought.order;
      expect(back.money).toBeLessThanOrEqual(total);
      expect(back.coins).toBeLessThanOrEqual(coinsUsed);
      expect(back.card).toBeLessThanOrEqual(bought.cardPaid);
      expect(back.card + back.wallet).toBe(back.money);
      // The card comes first: nothing is in the wallet as long as the card has something left to get.
      expect(back.wallet === 0 || back.card === bought.cardPaid).toBe(true);
      expect(!isWhole || (back.money === total && back.coins === coinsUsed)).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});

test('everything that comes back at the shop’s fault comes back to the last coin and cent', () => {
  const faults = fc.constantFrom(...refundReasons.filter(isShopsFault));
  const whole = fc.array(
    fc.record({
      pieces: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 5, maxLength: 5 }),
      reason: faults,
    }),
    { minLength: 7, maxLength: 7 },
  );
  fc.assert(
    fc.property(orders, whole, (bought, parts) => {
      const all = parts.map((part) => ({ ...part, share: 100, end: 'REFUNDED' as const }));
      const { back, isWhole } = live(bought, all);
      expect(isWhole).toBe(true);
      expect([back.money, back.coins]).toEqual([bought.order.total, bought.order.coinsUsed]);
    }),
    { numRuns: 2_000 },
  );
});
