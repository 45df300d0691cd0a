import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import type { OrderDetail, PageOfRefundSummary } from '#openapi/schema.gen.ts';
import { movesOf } from '../service/moves.ts';
import { detailOf, newBuyer, place, type Thing } from '../service/buyers.ts';
import { deskKey, type Shop } from '../service/shop.ts';
import { give } from '../service/voucher-world.ts';

/** Something that may happen to an order, whether it fits or not; numbers choose among what there is. */
type Deed =
  /** Alone, or all orders of the checkout by one payment. */
  | { do: 'pay'; good: boolean; together: boolean }
  | { do: 'cancel' | 'ship' | 'shipPart' | 'deliver' | 'return' | 'confirm' | 'delete' | 'restore' }
  | { do: 'scan'; word: 'PICKED_UP' | 'OUT_FOR_DELIVERY' | 'FAILED' | 'DELIVERED' | 'REFUSED' }
  | { do: 'ask'; line: number; pieces: number; goodsBack: boolean; because: 'DAMAGED' | 'NO_LONGER_NEEDED' }
  | { do: 'askAll'; goodsBack: boolean }
  | { do: 'accept' | 'refuse' | 'received' | 'withdraw' | 'sendBack'; which: number }
  | { do: 'rate'; line: number; stars: number }
  | { do: 'cannotDeliver' | 'refuseRefunds' }
  | { do: 'wait'; hours: number };

export type History = {
  lines: { thing: Thing; count: number }[];
  payType: 'CARD' | 'COD_CASH';
  coins: number;
  useWallet: boolean;
  useVoucher: boolean;
  /** How far every order of it has come before the deeds: placed, paid, shipped, delivered. */
  start: number;
  deeds: Deed[];
};

const plain = (
  ...names: Extract<
    Deed['do'],
    | 'cancel'
    | 'ship'
    | 'shipPart'
    | 'deliver'
    | 'return'
    | 'confirm'
    | 'delete'
    | 'restore'
    | 'cannotDeliver'
    | 'refuseRefunds'
  >[]
) => fc.constantFrom(...names).map((name): Deed => ({ do: name }));

const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      good: fc.boolean(),
      together: fc.boolean(),
    }),
  },
  { weight: 6, arbitrary: plain('ship', 'shipPart', 'deliver', 'confirm') },
  { weight: 3, arbitrary: plain('cancel', 'return', 'delete', 'restore', 'cannotDeliver', 'refuseRefunds') },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('scan' as const),
      word: fc.constantFrom('PICKED_UP', 'OUT_FOR_DELIVERY', 'FAILED', 'DELIVERED', 'REFUSED'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('ask' as const),
      line: fc.nat(2),
      pieces: fc.integer({ min: 1, max: 3 }),
      goodsBack: fc.boolean(),
      because: fc.constantFrom('DAMAGED', 'NO_LONGER_NEEDED'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('askAll' as const), goodsBack: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('accept', 'refuse', 'received', 'withdraw', 'sendBack'),
      which: fc.nat(3),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('rate' as const),
      line: fc.nat(2),
      stars: fc.integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      hours: fc.constantFrom(1, 20, 73, 24 * 8, 24 * 16),
    }),
  },
) as fc.Arbitrary<Deed>;

/** An order and what becomes of it; most begin as orders do, so that their later life is reached. */
export const history: fc.Arbitrary<History> = fc.record({
  lines: fc.uniqueArray(
    fc.record({
      thing: fc.constantFrom<Thing[]>('kettle', 'cup', 'tea'),
      count: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 3, selector: ({ thing }) => thing },
  ),
  payType: fc.constantFrom('CARD' as const, 'COD_CASH' as const),
  coins: fc.constantFrom(0, 0, 37, 400),
  useWallet: fc.boolean(),
  useVoucher: fc.boolean(),
  start: fc.constantFrom(0, 1, 2, 3),
  deeds: fc.array(deed, { minLength: 1, maxLength: 12 }),
});

const begun: Deed[] = [{ do: 'pay', good: true, together: true }, { do: 'ship' }, { do: 'deliver' }];

/** What a buyer has at the beginning of a history, of which nothing may be lost. */
export const given = { coins: 1_000, wallet: 150_000 };

/** What of the shop the player needs to have in its hands. */
export type Stage = {
  shop: Shop;
  cards: { state: { refusesRefunds: number } };
  couponId: number;
  refundOrder: Parameters<typeof movesOf>[1];
};

/** Plays a history of one buyer and answers who it was; nothing may break, whatever is refused. */
export async function play(stage: Stage, { lines, start, deeds, ...how }: History): Promise<string> {
  const { shop } = stage;
  let buyer = await newBuyer(shop);
  const { userId } = buyer.session;
  await give(shop.db, userId, given);
  const held = how.useVoucher
    ? (await buyer.post<{ couponUserId: number }>('/p/myCoupon/receive', { couponId: stage.couponId })).body
    : undefined;
  const numbers = await place(
    buyer,
    lines.map(({ thing, count }) => [thing, count] as const),
    {
      payType: how.payType,
      coins: how.coins,
      useWallet: how.useWallet,
      couponUserIds: held ? [held.couponUserId] : [],
    },
  ).catch((fault: unknown) => {
    // Everything may be paid by voucher, coins and wallet: then there is nothing to pay by another way.
    if (!String(fault).includes('paytype.not_allowed')) throw fault;
    return [];
  });
  const signIn = async () => void (buyer = { ...(await shop.logIn(buyer.phone)), phone: buyer.phone });
  for (const one of begun.slice(0, start))
    for (const number of numbers) await doIt(stage, { buyer, number, numbers, signIn }, one);
  for (const [index, one] of deeds.entries()) {
    const number = numbers[index % Math.max(1, numbers.length)];
    if (number === undefined) continue;
    await doIt(stage, { buyer, number, numbers, signIn }, one);
  }
  await settle(stage, signIn);
  return userId;
}

type Actor = {
  buyer: Awaited<ReturnType<typeof newBuyer>>;
  number: string;
  /** Every order of the checkout. */
  numbers: readonly string[];
  signIn: () => Promise<void>;
};

async function doIt(
  { shop, cards, refundOrder }: Stage,
  { buyer, number, numbers, signIn }: Actor,
  one: Deed,
) {
  const moves = movesOf(shop, refundOrder);
  const atDesk = (...words: string[]) =>
    shop.ask('/dev/desk/api', { method: 'POST', body: { words }, headers: deskKey });
  const key = () => ({ 'Idempotency-Key': randomUUID() });
  const refundAt = async (which: number) => {
    const { body } = await buyer.get<PageOfRefundSummary>('/p/orderRefund/list?size=50');
    const some = body.records.filter(({ kind }) => kind === 'AFTER_SALES');
    return some[which % Math.max(1, some.length)]?.refundSn ?? 'none';
  };
  const apply = async (order: OrderDetail, items: object[], goodsBack: boolean, because: string) =>
    buyer.post(
      '/p/orderRefund/apply',
      {
        orderNumber: number,
        items,
        applyType: goodsBack ? 'RETURN_REFUND' : 'REFUND_ONLY',
        isReceived: order.deliveredTime !== null,
        reason: because,
        desc: 'as a test says it',
        pics: [],
        mobile: '0094771234567',
      },
      key(),
    );
  switch (one.do) {
    case 'pay': {
      const cardToken = one.good ? `yes_${randomUUID()}` : `no_${randomUUID()}`;
      const orderNumbers = one.together ? numbers : [number];
      return buyer.post('/p/order/pay', { orderNumbers, payType: 'CARD', cardToken }, key());
    }
    case 'cancel':
      return buyer.put(`/p/myOrder/cancel/${number}`, { reason: 'CHANGED_MIND' });
    case 'ship':
      return atDesk('ship', number);
    case 'shipPart': {
      const skuId = (await detailOf(buyer, number)).items?.[0]?.skuId ?? 0;
      return atDesk('ship', number, 'Pearl Courier', randomUUID().slice(0, 8), `${skuId}:1`);
    }
    case 'deliver':
      return atDesk('deliver', number);
    case 'return':
      return moves.scan(number, { word: 'RETURNING' }).catch(noStep);
    case 'scan':
      return moves.scan(number, { word: one.word }).catch(noStep);
    case 'confirm':
      return buyer.put(`/p/myOrder/receipt/${number}`);
    case 'delete':
      return buyer.delete(`/p/myOrder/${number}`);
    case 'restore':
      return buyer.put(`/p/myOrder/restore/${number}`);
    case 'cannotDeliver':
      return atDesk('cannot-deliver', number);
    case 'refuseRefunds':
      return void (cards.state.refusesRefunds = 4);
    case 'ask': {
      const order = await detailOf(buyer, number);
      const item = order.items?.[one.line % Math.max(1, order.items.length)];
      if (!item) return undefined;
      const count = Math.min(one.pieces, Math.max(1, item.refundableCount));
      return apply(order, [{ orderItemId: item.orderItemId, count }], one.goodsBack, one.because);
    }
    case 'askAll': {
      const order = await detailOf(buyer, number);
      const items = (order.items ?? []).filter(({ refundableCount }) => refundableCount > 0);
      if (items.length === 0) return undefined;
      const all = items.map(({ orderItemId, refundableCount }) => ({ orderItemId, count: refundableCount }));
      return apply(order, all, one.goodsBack, 'NOT_AS_DESCRIBED');
    }
    case 'accept':
      return atDesk('refund-accept', await refundAt(one.which));
    case 'refuse':
      return atDesk('refund-refuse', await refundAt(one.which), 'It was fine when it left');
    case 'received':
      return atDesk('refund-received', await refundAt(one.which));
    case 'withdraw':
      return buyer.put('/p/orderRefund/cancel', { refundSn: await refundAt(one.which) });
    case 'sendBack': {
      const { body } = await buyer.get<{ dvyId: number }[]>('/p/delivery/list');
      const refundSn = await refundAt(one.which);
      const asked = {
        refundSn,
        dvyId: body[0]?.dvyId,
        expressNo: 'BACK1234',
        mobile: '0094771234567',
        pics: [],
      };
      return buyer.post('/p/orderRefund/submitExpress', asked, key());
    }
    case 'rate': {
      const { items } = await detailOf(buyer, number);
      const item = items?.[one.line % Math.max(1, items.length)];
      if (!item) return undefined;
      const { orderItemId, prodId } = item;
      const said = { orderItemId, prodId, score: one.stars, content: 'Good', pics: [], isAnonymous: true };
      return buyer.post('/p/prodComm', said, key());
    }
    case 'wait':
      await pass(shop, one.hours);
      return signIn();
    default:
      return one satisfies never;
  }
}

/** What a parcel or an order does not take is no news. */
const noStep = (fault: unknown) => {
  const { name } = fault as Error;
  if (name !== 'ParcelFault' && name !== 'WrongState') throw fault;
};

const jobs = [
  'close-unpaid-orders',
  'remind-to-pay',
  'receive-orders',
  'move-refunds',
  'follow-courier-payments',
  'refund-payments',
  'move-refunds',
  'book-coins',
  'end-coins',
];

async function pass(shop: Shop, hours: number) {
  shop.time.now = new Date(shop.time.now.getTime() + hours * 3_600_000);
  for (const job of jobs) await shop.service.jobs.run(job);
}

/** Lets every refund that is paid come to its end, however often the bank says no. */
async function settle({ shop, cards }: Stage, signIn: () => Promise<void>) {
  cards.state.refusesRefunds = 0;
  for (const hours of [1, 7, 25]) await pass(shop, hours);
  await signIn();
}
