import { allocate, type CurrencyCode, incrementOf, roundDown } from './money.ts';

/** One line as the calculation sees it; amounts are minor units of the region's currency. */
export type TotalLine = {
  price: number;
  count: number;
  /** What delivering this line costs, before any reason to waive it. */
  deliveryFee: number;
  /** True when the product is delivered free inside the region that it is sold in. */
  freeWithinRegion: boolean;
};

export type TotalShop = {
  lines: readonly TotalLine[];
  /** The reduction of the chosen promotion, not more than the goods. */
  shopDiscount?: number;
  /** Goods from which the shop delivers free, or null. */
  freeOver?: number | null;
};

export type FreeReason = 'NONE' | 'REGION' | 'THRESHOLD';

export type AmountTable = {
  subtotal: number;
  shopDiscount: number;
  productVoucher: number;
  shopVoucher: number;
  mallVoucher: number;
  deliveryFee: number;
  deliveryReduce: number;
  insurance: number;
  coinReduce: number;
  total: number;
  walletUsed: number;
  due: number;
};

export type ShopTotals = {
  lines: { lineTotal: number; shareReduce: number; lineNet: number }[];
  freeReason: FreeReason;
  amounts: AmountTable;
};

/**
 * The amounts of one shop's part of a checkout, always in this order: lines, promotion, delivery, total.
 * `addressInRegion` is false while no address is chosen or when it lies elsewhere; then nothing is free by region.
 */
export function shopTotals(shop: TotalShop, currency: CurrencyCode, addressInRegion: boolean): ShopTotals {
  const lineTotals = shop.lines.map((line) => line.price * line.count);
  const subtotal = sum(lineTotals);
  const shopDiscount = roundDown(Math.min(shop.shopDiscount ?? 0, subtotal), currency);
  const shares = allocate(shopDiscount, lineTotals, incrementOf(currency));
  const { fee, freeReason } = deliveryFee(shop, subtotal - shopDiscount, addressInRegion);
  const total = subtotal - shopDiscount + fee;
  return {
    lines: lineTotals.map((lineTotal, index) => {
      const shareReduce = shares[index] ?? 0;
      return { lineTotal, shareReduce, lineNet: lineTotal - shareReduce };
    }),
    freeReason,
    amounts: { ...nothing, subtotal, shopDiscount, deliveryFee: fee, total, due: total },
  };
}

/** The amounts of the whole checkout: every part is the sum of the shops' parts, so the figures always add up. */
export function checkoutTotals(shops: readonly ShopTotals[]): AmountTable {
  const whole = { ...nothing };
  for (const { amounts } of shops) {
    for (const part of amountParts) whole[part] += amounts[part];
  }
  return whole;
}

/** A shop sends one parcel: its fee is the largest fee among the lines that are not free. */
function deliveryFee(shop: TotalShop, goods: number, addressInRegion: boolean) {
  if (addressInRegion && shop.lines.every((line) => line.freeWithinRegion)) {
    return { fee: 0, freeReason: 'REGION' as const };
  }
  if (shop.freeOver != null && goods >= shop.freeOver) return { fee: 0, freeReason: 'THRESHOLD' as const };
  const charged = shop.lines.filter((line) => !(addressInRegion && line.freeWithinRegion));
  return { fee: Math.max(0, ...charged.map((line) => line.deliveryFee)), freeReason: 'NONE' as const };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const nothing: AmountTable = {
  subtotal: 0,
  shopDiscount: 0,
  productVoucher: 0,
  shopVoucher: 0,
  mallVoucher: 0,
  deliveryFee: 0,
  deliveryReduce: 0,
  insurance: 0,
  coinReduce: 0,
  total: 0,
  walletUsed: 0,
  due: 0,
};

export const amountParts = Object.keys(nothing) as (keyof AmountTable)[];
