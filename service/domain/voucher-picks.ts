import type { CurrencyCode } from './money.ts';
import { type VoucherTerms, voucherReduction } from './voucher-reduction.ts';

/** A held voucher as the calculation sees it; amounts are minor units of the checkout's currency. */
export type SumVoucher = {
  couponUserId: number;
  scope: 'PRODUCT' | 'SHOP' | 'MALL';
  terms: VoucherTerms;
  /** What the base of its step must come to at least. */
  minSpend: number;
  /** Whose goods it is good for; null for all. */
  shopId: number | null;
  /** The products it is good for; null for all of them. */
  prodIds: ReadonlySet<number> | null;
  /** The end of its time, in milliseconds: of two that take the same, the one that ends sooner is used. */
  validUntil: number;
};

/** Why a voucher takes nothing off a checkout, as `CheckoutVoucher.reason` says it. */
export type VoucherReason =
  | 'voucher.no_products'
  | 'voucher.min_spend'
  | 'voucher.no_effect'
  | 'voucher.place_taken';

/** Something that a voucher could be used on: some lines by their places, or a shop's delivery. */
export type VoucherBase = {
  /** What a pick takes: no second voucher of the step is used on it. */
  keys: readonly string[];
  lines: readonly number[];
  /** What is compared with `minSpend`. */
  goods: number;
  /** What the reduction is taken of. */
  base: number;
};

/** What a voucher does to a base, or why it does nothing. */
export type Judged = { reduce: number; on?: VoucherBase; reason?: VoucherReason; shortfall?: number };

/** The best that a voucher does to one of some bases. `currency` gives the step of what it takes off. */
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
  /** True to fill what is free with the best of the others. */
  auto?: boolean | undefined;
  /** Exactly these, in the order in which they were picked before: it comes to the same as it did then. */
  picked?: readonly number[] | undefined;
};

type Wish = VoucherWish & { currency: CurrencyCode; basesOf: BasesOf };

/** What a voucher could be used on, of what no other has taken. */
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
