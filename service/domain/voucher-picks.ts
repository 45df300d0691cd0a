import type { CurrencyCode } from './money.ts';
import { type VoucherTerms, voucherReduction } from './voucher-reduction.ts';

/** A held voucher as the calculation sees it; amounts are minor units of the checkout's currency. */
export type SumVoucher = {
  couponUserId: number;
  scope: 'PRODUCT' | 'SHOP' | 'MALL';
  terms: VoucherTerms;
  /** The least amount of goods for which the voucher can be used; compared with `VoucherBase.goods`. */
  minSpend: number;
  /** The shop whose goods it is valid for; null for all shops. */
  shopId: number | null;
  /** The products it is valid for; null for all products. */
  prodIds: ReadonlySet<number> | null;
  /** When it expires, in milliseconds. Of two vouchers with the same reduction the one that expires sooner is used. */
  validUntil: number;
};

/** Why a voucher takes nothing off a checkout, as `CheckoutVoucher.reason` says it. */
export type VoucherReason =
  | 'voucher.no_products'
  | 'voucher.min_spend'
  | 'voucher.no_effect'
  | 'voucher.place_taken';

/** What a voucher could be used on: order lines (by their indexes), or the delivery of a shop. */
export type VoucherBase = {
  /** What a used voucher occupies: no second voucher of the step can be used on the same key. */
  keys: readonly string[];
  lines: readonly number[];
  /** What is compared with `minSpend`. */
  goods: number;
  /** The amount of which the reduction is taken. */
  base: number;
};

/** What a voucher takes off a base, or the reason why it takes nothing off; `shortfall` is what the goods lack to `minSpend`. */
export type Judged = { reduce: number; on?: VoucherBase; reason?: VoucherReason; shortfall?: number };

/** The largest reduction that a voucher gives on one of the bases, as a multiple of the currency's increment. */
export function judgeVoucher(
  { terms, minSpend }: SumVoucher,
  bases: readonly VoucherBase[],
  currency: CurrencyCode,
): Judged {
  if (bases.length === 0) return { reduce: 0, reason: 'voucher.no_products' };
  const enough = bases.filter(({ goods }) => goods >= minSpend);
  if (enough.length === 0) {
    const shortfall = minSpend - Math.max(...bases.map(({ goods }) => goods));
    return { reduce: 0, reason: 'voucher.min_spend', shortfall };
  }
  let best: Judged = { reduce: 0, reason: 'voucher.no_effect' };
  for (const on of enough) {
    const reduce = voucherReduction(terms, on.base, currency);
    if (reduce > best.reduce) best = { reduce, on };
  }
  return best;
}

export type Pick = { voucher: SumVoucher; reduce: number; on: VoucherBase };

export type VoucherWish = {
  /** The vouchers that the shopper has chosen; they come first. */
  chosen?: ReadonlySet<number> | undefined;
  /** True to use the best other vouchers on what the chosen ones leave free. */
  auto?: boolean | undefined;
  /** Use exactly these, in this order, which an earlier calculation returned: so that the result is the same. */
  picked?: readonly number[] | undefined;
};

type Wish = VoucherWish & { currency: CurrencyCode; basesOf: BasesOf };

/** What a voucher could be used on; `taken` holds the keys that other vouchers occupy. */
export type BasesOf = (voucher: SumVoucher, taken: ReadonlySet<string>) => readonly VoucherBase[];

/**
 * Picks vouchers of one step: the largest reduction first, of equal ones the one that ends sooner, each on what no other has
 * taken; chosen ones before those that the service picks. The order in which vouchers are given changes nothing.
 */
export function pickVouchers(vouchers: readonly SumVoucher[], wish: Wish): Pick[] {
  const { currency, chosen = new Set(), auto = false, picked, basesOf } = wish;
  const taken = new Set<string>();
  const picks: Pick[] = [];
  const offered = (candidates: Iterable<SumVoucher>) => {
    let best: Pick | undefined;
    for (const voucher of candidates) {
      const { reduce, on } = judgeVoucher(voucher, basesOf(voucher, taken), currency);
      if (on && (!best || isBetter({ voucher, reduce }, best))) best = { voucher, reduce, on };
    }
    return best;
  };
  const take = (pick: Pick) => {
    for (const key of pick.on.keys) taken.add(key);
    picks.push(pick);
  };
  if (picked) {
    for (const couponUserId of picked) {
      const pick = offered(vouchers.filter((one) => one.couponUserId === couponUserId));
      if (pick) take(pick);
    }
    return picks;
  }
  const rounds = [vouchers.filter(({ couponUserId }) => chosen.has(couponUserId)), auto ? vouchers : []];
  for (const candidates of rounds) {
    const left = new Set(candidates.filter((one) => !picks.some(({ voucher }) => voucher === one)));
    for (let pick = offered(left); pick; pick = offered(left)) {
      left.delete(pick.voucher);
      take(pick);
    }
  }
  return picks;
}

const isBetter = (one: Omit<Pick, 'on'>, other: Omit<Pick, 'on'>): boolean =>
  (one.reduce - other.reduce ||
    other.voucher.validUntil - one.voucher.validUntil ||
    other.voucher.couponUserId - one.voucher.couponUserId) > 0;
