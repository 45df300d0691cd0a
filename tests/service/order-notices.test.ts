import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderNotices } from '#service/db/schema/order-notices.ts';
import { orders } from '#service/db/schema/orders.ts';
import { outboxMessages } from '#service/db/schema/outbox-messages.ts';
import { users } from '#service/db/schema/users.ts';
import { noCards } from '#service/orders/card-door.ts';
import { refundOrder } from '#service/payments/refunds.ts';
import { noticeIn } from '#service/orders/messages/notice.ts';
import { cancel, parcel, place, placeOne } from './buyers.ts';
import { movesOf } from './moves.ts';
import { openSandboxShop, type SandboxShop } from './sandbox-shop.ts';
import type { Shopper } from './shop.ts';
import { give } from './voucher-world.ts';

let shop: SandboxShop;
let buyer: Shopper & { phone: string };
let members = 0;
beforeAll(async () => void (shop = await openSandboxShop()));
afterAll(() => shop.close());
beforeEach(async () => {
  shop.time.now = new Date('2026-05-04T08:00:00Z');
  members += 1;
  const mail = `buyer${members}@example.com`;
  buyer = { ...(await shop.logIn(mail)), phone: mail };
  await buyer.moveTo('colombo');
});

const moves = () => movesOf(shop, { ...noCards, refundOrder });
const speak = (language: 'en' | 'tr' | 'ru') =>
  shop.db.update(users).set({ language }).where(eq(users.userId, buyer.session.userId));
const told = async () =>
  shop.db
    .select()
    .from(orderNotices)
    .where(eq(orderNotices.userId, buyer.session.userId))
    .orderBy(orderNotices.noticeId);
const kinds = async () =>
  (await told()).map(({ kind, facts: { about } }) => (about ? `${kind} ${about}` : kind));
const mails = async () =>
  (
    await shop.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.userId, buyer.session.userId))
      .orderBy(desc(outboxMessages.id))
  ).filter(({ kind }) => kind.startsWith('order.'));
const pay = async (numbers: string[]) => shop.payWith(buyer, numbers, 'approved');

describe('every move of an order is told once', () => {
  test('of one that the courier is paid for, from its placing to its end', async () => {
    const number = await placeOne(buyer, 'kettle');
    await moves().ship(number, parcel('N-1'));
    for (const word of ['OUT_FOR_DELIVERY', 'FAILED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const) {
      shop.time.now = new Date(shop.time.now.getTime() + 60_000);
      await moves().scan(number, { word });
    }
    await buyer.put(`/p/myOrder/receipt/${number}`);
    await buyer.put(`/p/myOrder/receipt/${number}`);
    expect(await kinds()).toEqual([
      'ORDER_PLACED',
      'SHIPPED',
      'OUT_FOR_DELIVERY',
      'OUT_FOR_DELIVERY',
      'DELIVERED',
      'RATE_REMINDER',
    ]);
    const texts = (await told()).map((notice) => noticeIn(notice, 'en').lines.join(' '));
    expect(texts).toEqual([
      `Order ${number} is placed. You pay Rs\u00a01,600 when it arrives. It arrives by Friday 8 May.`,
      `Order ${number} travels with Pearl Courier, tracking number N-1. It arrives by Friday 8 May.`,
      `Pearl Courier is on the way to you with order ${number}.`,
      `Pearl Courier is on the way to you with order ${number}.`,
      `A parcel of order ${number} was handed over. If all is well, please confirm the receipt.`,
      `Order ${number} is completed. Tell others what you think of it. 1 coin is yours on Monday 11 May, when the return period is over.`,
    ]);
    expect(await mails()).toHaveLength(6);
  });

  test('of one that is paid, and cancelled', async () => {
    const [number = ''] = await place(buyer, [['tea', 2]], { payType: 'CARD' });
    expect(await kinds()).toEqual([]);
    await pay([number]);
    await cancel(buyer, number);
    await cancel(buyer, number);
    expect((await kinds()).slice(0, 2)).toEqual(['PAID', 'CANCELLED BUYER']);
    const { lines } = noticeIn((await told())[1] ?? never(), 'en');
    expect(lines).toEqual([`Order ${number} is cancelled, as you asked.`, 'You get Rs\u00a0900 back.']);
    await shop.run('refund-payments');
    expect((await kinds()).at(-1)).toBe('REFUND REFUNDED');
  });

  test('of one that nobody pays: reminded at half time, once, and closed', async () => {
    const [number = ''] = await place(buyer, [['tea', 1]], { payType: 'CARD' });
    shop.time.now = new Date('2026-05-04T08:14:59Z');
    await shop.run('remind-to-pay');
    expect(await kinds()).toEqual([]);
    shop.time.now = new Date('2026-05-04T08:15:00Z');
    await Promise.all([shop.run('remind-to-pay'), shop.run('remind-to-pay')]);
    await shop.run('remind-to-pay');
    expect(await kinds()).toEqual(['PAY_REMINDER']);
    // 08:30 in UTC is two o'clock in Colombo.
    expect(noticeIn((await told())[0] ?? never(), 'en').lines).toEqual([
      `Order ${number} is kept for you until 14:00. After that it is closed.`,
    ]);
    shop.time.now = new Date('2026-05-04T08:31:00Z');
    await shop.run('close-unpaid-orders');
    expect((await kinds()).slice(0, 2)).toEqual(['PAY_REMINDER', 'CANCELLED PAY_TIMEOUT']);
  });
});

test('nobody is reminded to pay while the processor has the payment in its hands', async () => {
  const [number = ''] = await place(buyer, [['tea', 1]], { payType: 'CARD' });
  shop.time.now = new Date('2026-05-04T08:15:00Z');
  for (const payStatus of ['PROCESSING', 'FAILED'] as const) {
    await shop.db.update(orders).set({ payStatus }).where(eq(orders.orderNumber, number));
    await shop.run('remind-to-pay');
    expect(await kinds()).toEqual(payStatus === 'FAILED' ? ['PAY_REMINDER'] : []);
  }
});

test('coins that come back with a cancelled order are told, too', async () => {
  await give(shop.db, buyer.session.userId, { coins: 100 });
  const [number = ''] = await place(buyer, [['kettle', 2]], { coins: 100 });
  await cancel(buyer, number);
  const { lines } = noticeIn((await told()).at(-1) ?? never(), 'en');
  expect(lines[1]).toBe('You get 100 coins back.');
});

test('a mail is in the language of the last sign-in, as plain text and as HTML of the same words', async () => {
  await speak('tr');
  const number = await placeOne(buyer, 'kettle');
  const [mail] = await mails();
  expect(mail).toMatchObject({ channel: 'mail', kind: 'order.ORDER_PLACED', subject: 'Sipariş verildi' });
  const line = `${number} numaralı sipariş verildi. Teslimatta Rs\u00a01.600 ödersiniz.`;
  expect(mail?.text).toContain(line);
  expect(mail?.html).toContain(line);
  expect(mail?.html).toContain('lang="tr-TR"');
});

test('whom no mail reaches, reads it in the mall; what time alone has done comes as a text message', async () => {
  const byPhone = await shop.newBuyer();
  const [number = ''] = await place(byPhone, [['tea', 1]], { payType: 'CARD' });
  await placeOne(byPhone, 'kettle');
  shop.time.now = new Date('2026-05-04T08:31:00Z');
  await shop.run('close-unpaid-orders');
  const sent = await shop.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.userId, byPhone.session.userId));
  expect(
    sent.filter(({ kind }) => kind.startsWith('order.')).map(({ channel, cause }) => [channel, cause]),
  ).toEqual([['sms', `CANCELLED_PAY_TIMEOUT ${number}`]]);
  const kept = await shop.db
    .select()
    .from(orderNotices)
    .where(eq(orderNotices.userId, byPhone.session.userId));
  expect(kept.map(({ kind }) => kind)).toEqual(['ORDER_PLACED', 'CANCELLED']);
});

test('a notice that cannot be written keeps the move from being made', async () => {
  const number = await placeOne(buyer, 'tea');
  await shop.db.execute(
    sql`alter table order_notices add constraint none check (kind <> 'SHIPPED') not valid`,
  );
  await expect(moves().ship(number, parcel('N-9'))).rejects.toThrow('Failed query');
  await shop.db.execute(sql`alter table order_notices drop constraint none`);
  const standing = await buyer.get<{ status: string }>(`/p/myOrder/getOrderStatus?orderNumber=${number}`);
  expect(standing.body.status).toBe('TO_DELIVER');
});

function never(): never {
  throw new Error('there is no such notice');
}
