import { and, eq, gt, inArray, or } from 'drizzle-orm';
import type { CheckoutVoucher } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { heldVouchers } from '#service/db/schema/held-vouchers.ts';
import { voucherProducts, type vouchers } from '#service/db/schema/vouchers.ts';
import type { Language } from '#service/domain/language.ts';
import { notFound } from '#service/domain/refusal.ts';
import type { SumVoucher } from '#service/domain/voucher-picks.ts';
import type { VoucherTerms } from '#service/domain/voucher-reduction.ts';
import type { VoucherOffer } from '#service/domain/voucher-steps.ts';
import { hasBought } from './collecting.ts';
import { heldRows } from './held.ts';
import { type HeldRow, heldStatus, heldVoucherIn } from './view.ts';

type Asked = { userId: string; regionId: number; chosen: readonly number[]; now: Date };

/** Why a held voucher cannot be used at a checkout, whatever is bought. */
type Outside =
  | 'voucher.used'
  | 'voucher.expired'
  | 'voucher.other_region'
  | 'voucher.not_started'
  | 'voucher.not_eligible';

export type CheckoutVouchers = {
  /** The vouchers that the calculation of the checkout judges. */
  usable: SumVoucher[];
  rows: ReadonlyMap<number, HeldRow>;
  outside: ReadonlyMap<number, Outside>;
};

/** Vouchers that each list of a preview holds at most. */
const listMax = 200;

/**
 * The vouchers of a member for a checkout: all that are collected and not over, and the chosen ones in any state. Throws
 * `resource.not_found` for a chosen voucher that the member does not hold.
 */
export async function vouchersAtCheckout(
  db: Db,
  { userId, regionId, chosen, now }: Asked,
): Promise<CheckoutVouchers> {
  const isGood = and(eq(heldVouchers.status, 'COLLECTED'), gt(heldVouchers.validUntil, now));
  const isChosen = chosen.length > 0 ? inArray(heldVouchers.couponUserId, [...chosen]) : undefined;
  const found = await heldRows(db, and(eq(heldVouchers.userId, userId), or(isGood, isChosen)));
  const rows = new Map(found.map((row) => [row.held.couponUserId, row]));
  if (chosen.some((couponUserId) => !rows.has(couponUserId))) throw notFound();
  const isNew =
    found.some(({ voucher }) => voucher.audience === 'NEW_USER') && !(await hasBought(db, userId));
  const outside = new Map<number, Outside>();
  for (const [couponUserId, row] of rows) {
    const reason = outsideReason(row, { regionId, isNew, now });
    if (reason) outside.set(couponUserId, reason);
  }
  const inside = found.filter(({ held }) => !outside.has(held.couponUserId));
  const named = await productsOf(
    db,
    inside.flatMap(({ voucher }) => (isNamed(voucher) ? [voucher.couponId] : [])),
  );
  return { usable: inside.map((row) => asSummed(row, named)), rows, outside };
}

type Now = { regionId: number; isNew: boolean; now: Date };

function outsideReason({ held, voucher }: HeldRow, { regionId, isNew, now }: Now): Outside | undefined {
  const status = heldStatus(held, now);
  if (status === 'LOCKED' || status === 'USED') return 'voucher.used';
  if (status !== 'COLLECTED') return 'voucher.expired';
  if (voucher.regionId !== regionId) return 'voucher.other_region';
  if (voucher.startTime > now) return 'voucher.not_started';
  return voucher.audience === 'NEW_USER' && !isNew ? 'voucher.not_eligible' : undefined;
}

type Voucher = typeof vouchers.$inferSelect;

const isNamed = ({ scope, allProducts }: Voucher) => scope !== 'MALL' && !allProducts;

async function productsOf(db: Db, couponIds: readonly number[]) {
  const named = new Map<number, Set<number>>();
  if (couponIds.length === 0) return named;
  const rows = await db
    .select()
    .from(voucherProducts)
    .where(inArray(voucherProducts.couponId, [...couponIds]));
  for (const { couponId, prodId } of rows)
    named.set(couponId, (named.get(couponId) ?? new Set()).add(prodId));
  return named;
}

function asSummed({ held, voucher }: HeldRow, named: ReadonlyMap<number, Set<number>>): SumVoucher {
  return {
    couponUserId: held.couponUserId,
    scope: voucher.scope,
    terms: termsOf(voucher),
    minSpend: voucher.minSpend,
    shopId: voucher.shopId,
    prodIds: isNamed(voucher) ? (named.get(voucher.couponId) ?? new Set()) : null,
    validUntil: held.validUntil.getTime(),
  };
}

function termsOf({ type, percentOff, reduceAmount, capAmount }: Voucher): VoucherTerms {
  if (type === 'PERCENT') return { type, percentOff: percentOff ?? 0, capAmount };
  return type === 'AMOUNT' ? { type, reduceAmount: reduceAmount ?? 0 } : { type, capAmount };
}

/**
 * The vouchers of a checkout as its preview lists them: those that take something off, the chosen and the larger ones first,
 * and the others with the reason.
 */
export function voucherLists(
  { rows, outside }: CheckoutVouchers,
  offers: readonly VoucherOffer[],
  { language, now }: { language: Language; now: Date },
): { usable: CheckoutVoucher[]; unusable: CheckoutVoucher[] } {
  const usable: CheckoutVoucher[] = [];
  const unusable: CheckoutVoucher[] = [];
  const judged = new Map(offers.map((offer) => [offer.couponUserId, offer]));
  for (const [couponUserId, row] of rows) {
    const { selected = false, reduce = 0, reason, shortfall } = judged.get(couponUserId) ?? {};
    const why = outside.get(couponUserId) ?? reason;
    const { currency } = row;
    (why ? unusable : usable).push({
      ...heldVoucherIn(row, { language, now }),
      actions: why || selected ? [] : ['APPLY'],
      selected,
      reduce: { amount: reduce, currency },
      ...(why && { reason: why }),
      ...(shortfall !== undefined && { shortfall: { amount: shortfall, currency } }),
    });
  }
  usable.sort((a, b) => Number(b.selected) - Number(a.selected) || b.reduce.amount - a.reduce.amount);
  return { usable: usable.slice(0, listMax), unusable: unusable.slice(0, listMax) };
}
