import type { CheckoutPreview, CheckoutShop } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { type CheckoutAsked, checkoutMinutes, type CheckoutSnapshot, intentOf } from './token.ts';
import { type Clock, minutesAfter } from '#service/domain/clock.ts';
import { type Language, textIn } from '#service/domain/language.ts';
import type { RefusalCode } from '#service/domain/refusal.ts';
import { moneyTable } from '#service/domain/money-table.ts';
import { shopNameOf } from '#service/cart/view.ts';
import { type CheckoutShopSum, type CheckoutSum, sumCheckout } from './sum.ts';
import { deliveryEstimate } from '#service/products/delivery-estimate.ts';
import type { CardDoor } from '#service/orders/card-door.ts';
import { voucherLists } from '#service/vouchers/at-checkout.ts';
import { parcelWindow } from './parcel-window.ts';
import { payBlockers, payMethods } from './pay-methods.ts';
import { checkNotPlaced } from './placed-checkout.ts';
import type { RegionRow } from '#service/regions/queries.ts';

type PreviewParts = {
  db: Db;
  clock: Clock;
  /** Signs the snapshot as `checkoutToken`. */
  sign: (snapshot: CheckoutSnapshot, now: Date) => Promise<string>;
  /** The sentence of a refusal in a language. */
  wordsFor: (code: RefusalCode, language: Language) => string;
  takesCards: CardDoor['takesCards'];
};

export type CheckoutAsk = {
  userId: string;
  region: RegionRow;
  asked: CheckoutAsked;
  language: Language;
};

export type CheckoutStore = ReturnType<typeof checkoutStore>;

/**
 * The preview of a checkout. Reserves nothing. A checkout that has been placed is refused, with the numbers of its
 * orders.
 */
export function checkoutStore({ db, clock, sign, wordsFor, takesCards }: PreviewParts) {
  return {
    async preview({ userId, region, asked, language }: CheckoutAsk): Promise<CheckoutPreview> {
      const now = clock();
      const { checkoutId } = asked;
      if (checkoutId !== undefined) await checkNotPlaced(db, userId, checkoutId);
      const sum = await sumCheckout(db, { userId, region, asked, now });
      const { currency } = region;
      const money = (amount: number) => ({ amount, currency });
      const jti = checkoutId === undefined ? crypto.randomUUID() : intentOf(userId, checkoutId);
      const methods = payMethods(sum, takesCards(currency));
      const { balance, max, used } = sum.coins;
      return {
        checkoutToken: await sign({ userId, jti, asked: fixed(asked, sum, region), shown: sum.shown }, now),
        expiresAt: minutesAfter(now, checkoutMinutes).toISOString(),
        serverTime: now.toISOString(),
        userAddr: sum.address ?? null,
        shops: sum.shops.map((shop) => shopPreview(shop, sum, { region, now, language })),
        vouchers: voucherLists(sum.vouchers, sum.offers, { language, now }),
        coins: { balance, maxUsable: max, used, coinValue: money(region.coinValue) },
        wallet: { balance: money(sum.walletBalance), used: money(sum.amounts.walletUsed) },
        amounts: moneyTable(sum.amounts, currency),
        payMethods: methods,
        blockers: [...sum.blockers, ...payBlockers(sum, methods)]
          .slice(0, 50)
          .map(({ code, line, shopId }) => ({
            code,
            desc: wordsFor(code, language),
            ...(line?.basketId !== undefined && { basketIds: [line.basketId] }),
            ...(line && { skuId: line.goods.skuId }),
            ...(shopId !== undefined && { shopId }),
          })),
      };
    },
  };
}

/** The request with every choice made: calculating it again gives the same sums, unless something has changed. */
function fixed(asked: CheckoutAsked, sum: CheckoutSum, { regionId }: RegionRow): CheckoutAsked {
  const snapshot: CheckoutAsked = {
    ...asked,
    regionId,
    addrId: sum.address?.addrId ?? 0,
    picked: sum.picked,
    autoApply: false,
    coins: sum.coins.used,
    walletUsed: sum.amounts.walletUsed,
  };
  delete snapshot.couponUserIds;
  return snapshot;
}

type ShopContext = { region: RegionRow; now: Date; language: Language };

function shopPreview(
  { shopId, lines, sum, isInsured }: CheckoutShopSum,
  { address }: CheckoutSum,
  { region, now, language }: ShopContext,
): CheckoutShop {
  const money = (amount: number) => ({ amount, currency: region.currency });
  return {
    shopId,
    shopName: lines[0] ? shopNameOf(lines[0].goods, language) : '',
    items: lines.map(({ goods, price, count }, index) => {
      const { lineTotal = 0, shareReduce = 0, coinReduce = 0, lineNet = 0 } = sum.lines[index] ?? {};
      return {
        prodId: goods.prodId,
        skuId: goods.skuId,
        shopId,
        ...textIn('prodName', goods.names, language),
        ...textIn('skuName', goods.skuName, language),
        pic: goods.pic,
        price: money(price),
        oriPrice: goods.oriPrice === null ? null : money(goods.oriPrice),
        prodCount: count,
        lineTotal: money(lineTotal),
        shareReduce: money(shareReduce),
        coinReduce: money(coinReduce),
        lineNet: money(lineNet),
      };
    }),
    delivery: {
      ...deliveryEstimate(parcelWindow(lines, sum.amounts.deliveryFee), region, now),
      deliverable: address === undefined || address.regionId === region.regionId,
      freeReason: sum.freeReason,
    },
    insurance: { available: sum.premium !== null, premium: money(sum.premium ?? 0), selected: isInsured },
    amounts: moneyTable(sum.amounts, region.currency),
  };
}
