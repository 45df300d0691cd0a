import { Refusal, type RefusalCode } from '#service/domain/refusal.ts';
import type { CheckoutSum } from './sum.ts';
import { type CheckoutSnapshot, chosenOf } from './token.ts';

/** Blockers with an error code of their own; any other difference is `checkout.changed`. */
const namedBlockers: readonly RefusalCode[] = [
  'address.required',
  'sku.out_of_stock',
  'prod.not_in_region',
  'paytype.not_allowed',
  'group.not_started',
  'group.ended',
  'group.full',
  'group.limit',
];

/**
 * Throws when a checkout is no longer what the shopper was shown: the code of a blocker, `voucher.not_applicable`,
 * `coins.insufficient` or `wallet.insufficient` for what is lost, and `checkout.changed` for every other difference.
 */
export function checkUnchanged(sum: CheckoutSum, { asked, shown }: CheckoutSnapshot): void {
  for (const { code, line } of sum.blockers) {
    if (!namedBlockers.includes(code)) throw new Refusal('checkout.changed');
    const { skuId, stocks, limitPerUser: limit } = line?.goods ?? {};
    throw new Refusal(code, line && { details: { skuId, stocks, limit } });
  }
  for (const couponUserId of chosenOf(asked)) {
    const offer = sum.offers.find((one) => one.couponUserId === couponUserId);
    if (offer?.selected) continue;
    const reason = sum.vouchers.outside.get(couponUserId) ?? offer?.reason ?? 'voucher.place_taken';
    throw new Refusal('voucher.not_applicable', { details: { couponUserId, reason } });
  }
  const coins = asked.coins ?? 0;
  if (sum.coins.used < coins && sum.coins.balance < coins) throw new Refusal('coins.insufficient');
  const wallet = asked.walletUsed ?? 0;
  if (sum.amounts.walletUsed < wallet && sum.walletBalance < wallet) throw new Refusal('wallet.insufficient');
  if (sum.shown !== shown) throw new Refusal('checkout.changed');
}
