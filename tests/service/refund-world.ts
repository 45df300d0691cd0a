import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { OrderDetail, RefundDetail, RefundPreview, SubmitResult } from '#openapi/schema.gen.ts';
import { orderItems } from '#service/db/schema/orders.ts';
import { skus } from '#service/db/schema/skus.ts';
import { deskRefunds } from '#service/desk/open-refunds.ts';
import { noCards } from '#service/orders/card-door.ts';
import { outbox } from '#service/platform/outbox.ts';
import { refundDoorsOf } from '#service/refunds/open-doors.ts';
import { frameSettings } from '#service/content/frame-settings.ts';
import { movesOf } from './moves.ts';
import { picture, send, ticketFor } from './pictures.ts';
import { newPhone, type Shop, type Shopper } from './shop.ts';
import { goods } from './world.ts';
import { mailsOf } from './test-mails.ts';

export type Line = { orderItemId: number; count: number };
export type Faulty<T> = T & { code?: string; details?: Record<string, unknown> };

export type RefundBuyer = Shopper & { phone: string };

type Wanted = {
  /** Pieces of each thing; all of them are one shop's, so they are one order. */
  what?: Partial<Record<keyof typeof goods, number>>;
  checkout?: object;
  payType?: string;
  until?: 'placed' | 'shipped' | 'delivered' | 'completed';
};

const parcel = { courierName: 'Island Express', trackingNumber: 'IE-1' };

/** Goods enough for every test. */
export const stockUp = (shop: Shop) => shop.db.update(skus).set({ stock: 100_000 });

/** What buyers and the shop do with refunds in a shop of the tests. */
export function refundWorld(shop: Shop, cards = noCards) {
  const clock = () => shop.time.now;
  const messages = outbox({ db: shop.db, senders: {}, clock, report: () => '' });
  const { refundDoors: doors } = refundDoorsOf({
    db: shop.db,
    clock,
    outbox: messages,
    mails: mailsOf(messages),
    cards,
  });
  const desk = deskRefunds({ db: shop.db, clock, doors, frame: frameSettings({}) });
  const moves = () => movesOf(shop, cards);

  return {
    doors,
    desk,
    /** A shopper with an address. */
    async newBuyer(): Promise<RefundBuyer> {
      const phone = newPhone();
      const buyer = await shop.logIn(phone);
      await buyer.moveTo('colombo');
      return { ...buyer, phone };
    },

    /** An order for cash, or by `payType`, as far as `until`. */
    async order(
      buyer: Shopper,
      { what = { cup: 3 }, checkout = {}, payType = 'COD_CASH', until = 'completed' }: Wanted = {},
    ) {
      const basketIds: unknown[] = [];
      for (const [name, count] of Object.entries(what))
        basketIds.push((await buyer.add(name as keyof typeof goods, count)).body.basketId);
      const { body: preview } = await buyer.confirm({ basketIds, ...checkout });
      const placed = await buyer.submit<SubmitResult>(preview.checkoutToken, { payType });
      const orderNumber = placed.body.orderNumbers?.[0];
      if (orderNumber === undefined) throw new Error(`no order: ${JSON.stringify(placed.body)}`);
      if (until !== 'placed') await moves().ship(orderNumber, parcel);
      if (until === 'delivered' || until === 'completed') await moves().deliver(orderNumber);
      if (until === 'completed') await buyer.put(`/p/myOrder/receipt/${orderNumber}`);
      const lines = await shop.db
        .select()
        .from(orderItems)
        .where(eq(orderItems.orderNumber, orderNumber))
        .orderBy(orderItems.orderItemId);
      return { orderNumber, lines };
    },

    preview: (buyer: Shopper, orderNumber: string, items: Line[], applyType = 'REFUND_ONLY') =>
      buyer.post<Faulty<RefundPreview>>('/p/orderRefund/preview', { orderNumber, items, applyType }),

    apply: (
      buyer: Shopper,
      orderNumber: string,
      items: Line[],
      more: object = {},
      key: string = randomUUID(),
    ) =>
      buyer.post<Faulty<RefundDetail>>(
        '/p/orderRefund/apply',
        {
          orderNumber,
          items,
          applyType: 'REFUND_ONLY',
          isReceived: true,
          reason: 'QUALITY',
          desc: 'It has a crack.',
          pics: [],
          mobile: '0094771234567',
          ...more,
        },
        { 'Idempotency-Key': key },
      ),

    withdraw: (buyer: Shopper, refundSn: string) =>
      buyer.put<Faulty<RefundDetail>>('/p/orderRefund/cancel', { refundSn }),

    /** Says with which parcel the goods go back. */
    async sendBack(buyer: Shopper, refundSn: string, more: object = {}, key: string = randomUUID()) {
      const { body: couriers } = await buyer.get<{ dvyId: number }[]>('/p/delivery/list');
      const said = {
        refundSn,
        dvyId: couriers[0]?.dvyId,
        expressNo: 'IE-77',
        mobile: '0094771234567',
        pics: [],
      };
      return buyer.post<Faulty<RefundDetail>>(
        '/p/orderRefund/submitExpress',
        { ...said, ...more },
        { 'Idempotency-Key': key },
      );
    },

    refund: async (buyer: Shopper, refundSn: string) =>
      (await buyer.get<RefundDetail>(`/p/orderRefund/info?refundSn=${refundSn}`)).body,

    detail: async (buyer: Shopper, orderNumber: string) =>
      (await buyer.get<OrderDetail>(`/p/myOrder/orderDetail?orderNumber=${orderNumber}`)).body,

    /** Sends pictures for a purpose and answers their keys. */
    async pictures(buyer: Shopper, purpose: 'refund' | 'review', count = 1): Promise<string[]> {
      const keys: string[] = [];
      for (let number = 0; number < count; number += 1) {
        const ticket = await ticketFor(buyer, `purpose=${purpose}&contentType=image/png`);
        await send(shop, ticket, await picture('png'));
        keys.push(ticket.fileKey);
      }
      return keys;
    },

    /** Lets hours pass; the buyer has signed in again meanwhile. */
    async later(hours: number, { phone }: { phone: string }): Promise<RefundBuyer> {
      shop.time.now = new Date(shop.time.now.getTime() + hours * 3_600_000);
      return { ...(await shop.logIn(phone)), phone };
    },
  };
}
