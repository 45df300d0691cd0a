import { deliveryFee, type FreeReason } from './delivery-fee.ts';
import { allocate, type CurrencyCode, incrementOf, shareOf } from './money.ts';
import { type AmountTable, checkoutTotals, noAmounts, sumOf, totalOf } from './totals.ts';
import { type VoucherOffer, voucherSteps } from './voucher-steps.ts';
import type { SumVoucher, VoucherWish } from './voucher-picks.ts';

/** One line as the calculation sees it; amounts are minor units of the checkout's currency. */
export type SumLine = {
  shopId: number;
  prodId: number;
  price: number;
  count: number;
  /** Delivery fee of this line before a reason for free delivery is applied. */
  deliveryFee: number;
  /** True when the product is delivered free inside the region that it is sold in. */
  freeWithinRegion: boolean;
  /** The promotion of the shop that applies to this line (S2.76). */
  promotion?: { discountId: number; percentOff: number } | undefined;
};

export type SumAsked = VoucherWish & {
  currency: CurrencyCode;
  /** False while no address is chosen or when it lies elsewhere; then nothing is free by region. */
  inRegion: boolean;
  lines: readonly SumLine[];
  /** By shop id: the amount of goods from which the shop delivers free. */
  freeOver?: ReadonlyMap<number, number>;
  /** By id of the shops that offer insurance: premium in basis points of the goods, and the lowest premium (S2.75). */
  insurance?: ReadonlyMap<number, { bps: number; min: number; chosen: boolean }>;
  /** Every voucher that could be used. */
  vouchers?: readonly SumVoucher[];
  coins?: { asked: number; balance: number; value: number; percent: number };
  /** The most that may be paid from the wallet; 0 when the shopper has not chosen it. */
  wallet?: number;
};

type LineSum = { lineTotal: number; shareReduce: number; coinReduce: number; lineNet: number };

export type ShopSum = {
  shopId: number;
  /** Indexes of the shop's lines in the lines of the checkout. */
  places: number[];
  lines: LineSum[];
  amounts: AmountTable;
  freeReason: FreeReason | 'VOUCHER';
  /** The insurance premium, also when insurance is not chosen; null when the shop does not offer it. */
  premium: number | null;
  /** What each voucher takes off this shop's order. */
  vouchers: { couponUserId: number; reduce: number }[];
};

export type CheckoutFigures = {
  shops: ShopSum[];
  amounts: AmountTable;
  vouchers: VoucherOffer[];
  /** `couponUserId` of the vouchers that take something off, in the order in which they were picked. */
  picked: number[];
  /** The most coins that can be used, and how many are. */
  coins: { max: number; used: number };
};

/**
 * What a checkout costs. Every amount is a multiple of the currency's increment, and every reduction is divided over the lines,
 * so that the amounts of lines, orders and checkout add up. A pure function of its input.
 */
export function checkoutSum(asked: SumAsked): CheckoutFigures {
  const { currency, lines, inRegion, coins, wallet = 0 } = asked;
  const step = incrementOf(currency);
  const lineTotals = lines.map(({ price, count }) => price * count);
  const shopIds = [...new Set(lines.map(({ shopId }) => shopId))];
  const placesOf = (shopId: number) =>
    lines.flatMap((line, place) => (line.shopId === shopId ? [place] : []));
  const shopDiscounts = promotionParts(lines, lineTotals, currency);
  const goodsThen = lineTotals.map((total, place) => total - (shopDiscounts[place] ?? 0));
  const feeOf = (shopId: number, goods: readonly number[]) =>
    deliveryFee({
      lines: lines.filter((line) => line.shopId === shopId),
      goods: sumOf(placesOf(shopId).map((place) => goods[place] ?? 0)),
      freeOver: asked.freeOver?.get(shopId) ?? null,
      inRegion,
    });
  const steps = voucherSteps({ ...asked, goods: goodsThen, shopIds, feeOf: (...of) => feeOf(...of).fee });
  const { goods } = steps;
  const maxCoins = coins ? coinsFor(sumOf(goods), coins) : 0;
  const used = Math.min(coins?.asked ?? 0, maxCoins);
  const coinParts = allocate(used * (coins?.value ?? 0), goods, step);

  const shops = shopIds.map((shopId): ShopSum => {
    const places = placesOf(shopId);
    const of = (parts: readonly number[]) => sumOf(places.map((place) => parts[place] ?? 0));
    const insured = asked.insurance?.get(shopId);
    const premium = insured ? Math.max(insured.min, shareOf(of(goods), insured.bps, currency)) : null;
    const { fee, freeReason } = feeOf(shopId, goods);
    const deliveryReduce = steps.deliveryReduce.get(shopId) ?? 0;
    const parts = {
      ...noAmounts,
      subtotal: of(lineTotals),
      shopDiscount: of(shopDiscounts),
      productVoucher: of(steps.parts.PRODUCT),
      shopVoucher: of(steps.parts.SHOP),
      mallVoucher: of(steps.parts.MALL),
      deliveryFee: fee,
      deliveryReduce,
      insurance: insured?.chosen ? (premium ?? 0) : 0,
      coinReduce: of(coinParts),
    };
    return {
      shopId,
      places,
      lines: places.map((place) => {
        const [lineTotal = 0, left = 0, coinReduce = 0] = [lineTotals[place], goods[place], coinParts[place]];
        return { lineTotal, shareReduce: lineTotal - left, coinReduce, lineNet: left - coinReduce };
      }),
      amounts: { ...parts, total: totalOf(parts) },
      freeReason: fee > 0 && deliveryReduce === fee ? 'VOUCHER' : freeReason,
      premium,
      vouchers: steps.ofShop(shopId, places),
    };
  });

  const totals = shops.map(({ amounts }) => amounts.total);
  const walletParts = allocate(Math.min(wallet, sumOf(totals)), totals, step);
  for (const [place, { amounts }] of shops.entries()) {
    amounts.walletUsed = walletParts[place] ?? 0;
    amounts.due = amounts.total - amounts.walletUsed;
  }
  return {
    shops,
    amounts: checkoutTotals(shops.map(({ amounts }) => amounts)),
    vouchers: steps.offers,
    picked: steps.picked,
    coins: { max: maxCoins, used },
  };
}

/** What promotions take off each line: the percentage is taken of all lines of a promotion together and divided over them. */
function promotionParts(lines: readonly SumLine[], lineTotals: readonly number[], currency: CurrencyCode) {
  const parts = lines.map(() => 0);
  const groups = new Map<number, { percentOff: number; places: number[] }>();
  for (const [place, { promotion }] of lines.entries()) {
    if (!promotion) continue;
    const { discountId, percentOff } = promotion;
    const group = groups.get(discountId) ?? { percentOff, places: [] };
    group.places.push(place);
    groups.set(discountId, group);
  }
  for (const { percentOff, places } of groups.values()) {
    const bases = places.map((place) => lineTotals[place] ?? 0);
    const shares = allocate(shareOf(sumOf(bases), percentOff * 100, currency), bases, incrementOf(currency));
    for (const [index, place] of places.entries()) parts[place] = shares[index] ?? 0;
  }
  return parts;
}

/** The most coins that may be used: the shopper's balance, but not more than `percent` of the goods (`value` per coin). */
const coinsFor = (goods: number, { balance, value, percent }: NonNullable<SumAsked['coins']>) =>
  Math.min(balance, Math.floor((goods * percent) / (100 * value)));
