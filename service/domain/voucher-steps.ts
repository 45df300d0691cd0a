import { allocate, type CurrencyCode, incrementOf } from './money.ts';
import { sumOf } from './totals.ts';
import {
  type BasesOf,
  type Judged,
  judgeVoucher,
  type Pick,
  pickVouchers,
  type SumVoucher,
  type VoucherReason,
  type VoucherWish,
} from './voucher-picks.ts';

/** A voucher in a checkout; `reduce` (minor units) is what it takes off, or what it would take off in place of the selected ones. */
export type VoucherOffer = {
  couponUserId: number;
  selected: boolean;
  reduce: number;
  /** Why it takes nothing off; undefined for a selected voucher and for one that could be selected. */
  reason?: VoucherReason;
  /** What the goods lack to its `minSpend`, in minor units. */
  shortfall?: number;
};

type Goods = {
  lines: readonly { shopId: number; prodId: number }[];
  shopIds: readonly number[];
  /** The amount of each line before the step, in minor units. */
  goods: readonly number[];
};

type StepsAsked = Goods &
  VoucherWish & {
    currency: CurrencyCode;
    feeOf: (shopId: number, goods: readonly number[]) => number;
    vouchers?: readonly SumVoucher[];
  };

const scopes = ['PRODUCT', 'SHOP', 'MALL'] as const;

/** The steps of the vouchers: product, shop, mall, and the delivery of each shop. */
export function voucherSteps(asked: StepsAsked) {
  const { currency, lines, shopIds, feeOf, vouchers = [], chosen, auto, picked } = asked;
  const goods = [...asked.goods];
  const parts = { PRODUCT: zeros(lines), SHOP: zeros(lines), MALL: zeros(lines) };
  const shares: { couponUserId: number; place: number; reduce: number }[] = [];
  const deliveries: { couponUserId: number; shopId: number; reduce: number }[] = [];
  const offers: VoucherOffer[] = [];
  const order: number[] = [];

  function run(own: readonly SumVoucher[], basesOf: BasesOf): Pick[] {
    const picks = pickVouchers(own, { chosen, auto, picked, currency, basesOf });
    const taken = new Map(picks.map(({ voucher, reduce }) => [voucher, reduce]));
    order.push(...picks.map(({ voucher }) => voucher.couponUserId));
    for (const voucher of own) {
      const reduce = taken.get(voucher);
      const alone = reduce === undefined && judgeVoucher(voucher, basesOf(voucher, new Set()), currency);
      offers.push(offerOf(voucher, reduce, alone));
    }
    return picks;
  }

  for (const scope of scopes) {
    const own = vouchers.filter((one) => one.scope === scope && one.terms.type !== 'FREE_SHIPPING');
    for (const { voucher, reduce, on } of run(own, goodsBases[scope]({ lines, shopIds, goods }))) {
      const bases = on.lines.map((place) => goods[place] ?? 0);
      for (const [index, part] of allocate(reduce, bases, incrementOf(currency)).entries()) {
        const place = on.lines[index] ?? 0;
        goods[place] = (goods[place] ?? 0) - part;
        parts[scope][place] = (parts[scope][place] ?? 0) + part;
        shares.push({ couponUserId: voucher.couponUserId, place, reduce: part });
      }
    }
  }
  const free = vouchers.filter(({ terms }) => terms.type === 'FREE_SHIPPING');
  for (const { voucher, reduce, on } of run(free, deliveryBases({ lines, shopIds, goods }, feeOf)))
    deliveries.push({ couponUserId: voucher.couponUserId, shopId: Number(on.keys[0]), reduce });

  return {
    /** The amount of each line after all vouchers, in minor units. */
    goods,
    /** What the vouchers of each scope take off each line. */
    parts,
    deliveryReduce: new Map(deliveries.map(({ shopId, reduce }) => [shopId, reduce])),
    offers,
    /** The vouchers that take something off, in the order in which they were picked. */
    picked: order,
    /** What each voucher takes off the order of a shop; `places` are the indexes of the shop's lines. */
    ofShop(shopId: number, places: readonly number[]) {
      const sums = new Map<number, number>();
      for (const { couponUserId, place, reduce } of shares)
        if (places.includes(place)) sums.set(couponUserId, (sums.get(couponUserId) ?? 0) + reduce);
      for (const delivery of deliveries)
        if (delivery.shopId === shopId) sums.set(delivery.couponUserId, delivery.reduce);
      return Array.from(sums, ([couponUserId, reduce]) => ({ couponUserId, reduce })).filter(
        ({ reduce }) => reduce > 0,
      );
    },
  };
}

const zeros = (lines: readonly unknown[]) => lines.map(() => 0);

function offerOf(
  { couponUserId }: SumVoucher,
  reduce: number | undefined,
  alone: Judged | false,
): VoucherOffer {
  if (!alone) return { couponUserId, selected: true, reduce: reduce ?? 0 };
  const { reason, shortfall } = alone;
  return {
    couponUserId,
    selected: false,
    reduce: alone.reduce,
    ...(reason && { reason }),
    ...(shortfall !== undefined && { shortfall }),
  };
}

const isFor = ({ shopId, prodIds }: SumVoucher, line: { shopId: number; prodId: number }) =>
  (shopId === null || shopId === line.shopId) && (prodIds === null || prodIds.has(line.prodId));

function baseOf(places: readonly number[], keys: readonly string[], goods: readonly number[]) {
  const sum = sumOf(places.map((place) => goods[place] ?? 0));
  return { keys, lines: places, goods: sum, base: sum };
}

const placesFor = (voucher: SumVoucher, { lines }: Goods) =>
  lines.flatMap((line, place) => (isFor(voucher, line) ? [place] : []));

/** At most one product voucher a line, one shop voucher a shop, one mall voucher a checkout. */
const goodsBases: Record<(typeof scopes)[number], (of: Goods) => BasesOf> = {
  PRODUCT: (of) => (voucher, taken) => {
    const places = placesFor(voucher, of).filter((place) => !taken.has(String(place)));
    return places.length === 0 ? [] : [baseOf(places, places.map(String), of.goods)];
  },
  SHOP: (of) => (voucher, taken) =>
    of.shopIds.flatMap((shopId) => {
      const places = placesFor(voucher, of).filter((place) => of.lines[place]?.shopId === shopId);
      const key = String(shopId);
      return places.length === 0 || taken.has(key) ? [] : [baseOf(places, [key], of.goods)];
    }),
  MALL: (of) => (voucher, taken) => {
    const places = placesFor(voucher, of);
    return places.length === 0 || taken.has('mall') ? [] : [baseOf(places, ['mall'], of.goods)];
  },
};

/** The deliveries that a FREE_SHIPPING voucher can be used on, one for each shop: at most one voucher an order. */
const deliveryBases =
  (of: Goods, feeOf: StepsAsked['feeOf']): BasesOf =>
  (voucher, taken) =>
    of.shopIds.flatMap((shopId) => {
      const places = placesFor(voucher, of).filter((place) => of.lines[place]?.shopId === shopId);
      const key = String(shopId);
      if (places.length === 0 || taken.has(key)) return [];
      return [{ ...baseOf(places, [key], of.goods), base: feeOf(shopId, of.goods) }];
    });
