import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orders } from '#service/db/schema/orders.ts';
import { balance } from '#service/ledger/ledger.ts';
import { moveOrder } from '#service/orders/moving.ts';
import { coinsFor } from '#service/orders/rules.ts';
import { noCards } from '#service/orders/card-door.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { outbox } from '#service/platform/outbox.ts';
import { refundDoorsOf } from '#service/refunds/open-doors.ts';
import { audit } from './audit.ts';
import { detailOf, newBuyer, parcel, place } from './buyers.ts';
import { movesOf } from './moves.ts';
import { openShop, type Shop } from './shop.ts';
import { mailsOf } from './test-mails.ts';

let shop: Shop;
let buyer: Awaited<ReturnType<typeof newBuyer>>;
let number: string;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());
/** Kettles for Rs 3,750 and a cup for Rs 999: four coins, and Rs 749 that earn none. */
beforeEach(async () => {
  shop.time.now = new Date('2026-05-04T08:00:00Z');
  buyer = await newBuyer(shop);
  number =
    (
      await place(buyer, [
        ['kettle', 3],
        ['cup', 1],
      ])
    )[0] ?? '';
  await movesOf(shop).ship(number, parcel(`C-${number}`));
  await movesOf(shop).deliver(number);
});

const coins = async () => {
  const { userId } = buyer.session;
  const of = (account: 'COINS' | 'COINS_PENDING') => balance(shop.db, { userId, account, unit: 'COIN' });
  return [await of('COINS_PENDING'), await of('COINS')];
};
const confirm = () => buyer.put<{ coinsEarned: number }>(`/p/myOrder/receipt/${number}`);
const days = async (count: number) => {
  shop.time.now = new Date(shop.time.now.getTime() + count * 86_400_000);
  await shop.service.jobs.run('book-coins');
};

test.each([
  [374_900, 100_000, 3],
  [99_999, 100_000, 0],
  [0, 100_000, 0],
  [-100, 100_000, 0],
  [7_200_000, 7_200_000, 1],
])('%d of goods at %d a coin are %d coins', (goods, earnPer, earned) => {
  expect(coinsFor(goods, earnPer)).toBe(earned);
});

describe('coins of an order', () => {
  test('are said at once, pending for seven days, and then the buyer’s, once', async () => {
    expect((await detailOf(buyer, number)).coins).toEqual({ coins: 4, bookTime: null });
    expect(await coins()).toEqual([0, 0]);
    expect((await confirm()).body.coinsEarned).toBe(4);
    expect((await confirm()).body.coinsEarned).toBe(4);
    expect((await detailOf(buyer, number)).coins).toEqual({
      coins: 4,
      bookTime: '2026-05-11T08:00:00.000Z',
    });
    expect(await coins()).toEqual([4, 0]);
    await days(6.99);
    expect(await coins()).toEqual([4, 0]);
    await days(0.01);
    await days(0);
    expect(await coins()).toEqual([0, 4]);
    expect(await audit(shop.db)).toEqual([]);
  });

  test('are earned by a receipt that time alone brings, too', async () => {
    shop.time.now = new Date('2026-05-14T08:00:00Z');
    await shop.service.jobs.run('receive-orders');
    expect(await coins()).toEqual([4, 0]);
    await days(7);
    expect(await coins()).toEqual([0, 4]);
  });

  test('go back with the goods, to what the kept ones have earned', async () => {
    await confirm();
    const clock = () => shop.time.now;
    const messages = outbox({ db: shop.db, senders: {}, clock, report: () => '' });
    const { refundDoors } = refundDoorsOf({
      db: shop.db,
      clock,
      outbox: messages,
      mails: mailsOf(messages),
      cards: noCards,
    });
    let kept = 374_900;
    const doors = {
      ...refundDoors.orders,
      afterSales: { ...refundDoors.orders.afterSales, keptGoods: async () => kept },
    };
    const refundSome = () =>
      inTransaction(shop.db, (tx) =>
        moveOrder(tx, { orderNumber: number, event: 'refundSome', actor: 'SYSTEM', now: clock() }, doors),
      );
    await refundSome();
    expect(await coins()).toEqual([3, 0]);
    await refundSome();
    expect(await coins()).toEqual([3, 0]);
    kept = 99_900;
    await refundSome();
    expect(await coins()).toEqual([0, 0]);
    const [row] = await shop.db.select().from(orders).where(eq(orders.orderNumber, number));
    expect(row?.coinsEarned).toBe(0);
    await days(7);
    expect(await coins()).toEqual([0, 0]);
    expect(await audit(shop.db)).toEqual([]);
  });

  test('wait while a refund is open', async () => {
    await confirm();
    const { items } = await detailOf(buyer, number);
    const asked = {
      orderNumber: number,
      items: [{ orderItemId: items[0]?.orderItemId, count: 1 }],
      applyType: 'REFUND_ONLY',
      isReceived: true,
      reason: 'DAMAGED',
      desc: 'Dented',
      pics: [],
      mobile: '0094771234567',
    };
    const applied = await buyer.post<{ refundSn: string }>('/p/orderRefund/apply', asked, {
      'Idempotency-Key': randomUUID(),
    });
    expect(applied.status).toBe(200);
    shop.time.now = new Date('2026-05-11T08:00:00Z');
    await shop.service.jobs.run('book-coins');
    expect(await coins()).toEqual([4, 0]);
    await shop.service.jobs.run('move-refunds');
    await shop.service.jobs.run('book-coins');
    // The seller was silent for three days: 125,000 went back, 349,900 of goods are kept.
    expect(await coins()).toEqual([0, 3]);
    expect(await audit(shop.db)).toEqual([]);
  });
});
