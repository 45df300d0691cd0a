import type { CartTotal, CartTotalAsked } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { checkoutSum } from '#service/domain/checkout-sum.ts';
import type { Language } from '#service/domain/language.ts';
import { promotionFor, promotionsOf } from '#service/offers/promotions.ts';
import { voucherLists, vouchersAtCheckout } from '#service/vouchers/at-checkout.ts';
import type { CartOf } from './use-cases.ts';
import { pricedLines } from './view.ts';

type TotalAsked = { asked: CartTotalAsked; language: Language; now: Date };

/**
 * The total of the selected cart lines with the vouchers that the shopper chose, or with the best allowed set, by the same rules
 * as the checkout, which adds delivery. Lines that cannot be bought now are left out.
 */
export async function cartTotal(
  db: Db,
  cart: CartOf,
  { asked, language, now }: TotalAsked,
): Promise<CartTotal> {
  const { userId, regionId, currency } = cart;
  const { basketIds, couponUserIds } =
    'basketIds' in asked ? asked : { basketIds: asked, couponUserIds: undefined };
  const found = (await pricedLines(db, cart, basketIds)).filter(({ refusal }) => !refusal);
  const shopIds = [...new Set(found.map(({ goods }) => goods.shopId))];
  // In the order of a checkout, so that it divides each reduction over the lines as a checkout does.
  const lines = shopIds.flatMap((shopId) => found.filter(({ goods }) => goods.shopId === shopId));
  const offered = await promotionsOf(db, shopIds, now);
  const vouchers = await vouchersAtCheckout(db, {
    userId,
    regionId,
    chosen: couponUserIds ?? [],
    now,
  });
  const figures = checkoutSum({
    currency,
    // The vouchers for the delivery are judged as at an address in the cart's own region.
    inRegion: true,
    lines: lines.map(({ goods, price, line }) => ({
      shopId: goods.shopId,
      prodId: goods.prodId,
      price,
      count: line.count,
      deliveryFee: goods.window?.fee ?? 0,
      freeWithinRegion: goods.window?.freeWithinRegion ?? false,
      promotion: promotionFor(offered.get(goods.shopId), line.discountId),
    })),
    vouchers: vouchers.usable,
    chosen: new Set(couponUserIds),
    auto: couponUserIds === undefined,
  });
  const { subtotal, shopDiscount, productVoucher, shopVoucher, mallVoucher } = figures.amounts;
  const off = productVoucher + shopVoucher + mallVoucher;
  const money = (amount: number) => ({ amount, currency });
  return {
    totalMoney: money(subtotal),
    subtractMoney: money(shopDiscount),
    voucherMoney: money(off),
    finalMoney: money(subtotal - shopDiscount - off),
    count: lines.reduce((pieces, { line }) => pieces + line.count, 0),
    lines: figures.shops.flatMap(({ places, lines: sums }) =>
      places.flatMap((place, at) => {
        const basketId = lines[place]?.line.basketId;
        return basketId === undefined ? [] : [{ basketId, saved: money(sums[at]?.shareReduce ?? 0) }];
      }),
    ),
    vouchers: voucherLists(vouchers, figures.vouchers, { language, now }),
  };
}
