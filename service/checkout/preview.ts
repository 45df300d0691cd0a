import type { CheckoutPreview, CheckoutShop } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { type CheckoutAsked, checkoutMinutes, type CheckoutSnapshot, intentOf } from './token.ts';
import { type Clock, minutesAfter } from '#service/domain/clock.ts';
import { type Language, textIn } from '#service/domain/language.ts';
import type { RefusalCode } from '#service/domain/refusal.ts';
import { moneyTable } from '#service/orders/amounts.ts';
import { shopNameOf } from '#service/cart/view.ts';
import type { CheckoutLine } from './lines.ts';
import { type CheckoutShopSum, type CheckoutSum, sumCheckout } from './sum.ts';
import { deliveryEstimate } from '#service/products/delivery-estimate.ts';
import { checkNotPlaced } from './placed-checkout.ts';
import type { RegionRow } from '#service/regions/queries.ts';

type PreviewParts = {
  db: Db;
  clock: Clock;
  /** Signs the snapshot that the shopper hands back. */
  sign: (snapshot: CheckoutSnapshot, now: Date) => Promise<string>;
  /** The sentence of a refusal in a language. */
  wordsFor: (code: RefusalCode, language: Language) => string;
};

export type CheckoutAsk = {
  userId: string;
  region: RegionRow;
  asked: CheckoutAsked;
  language: Language;
};

export type CheckoutStore = ReturnType<typeof checkoutStore>;

/** The checkout as a shopper sees it; nothing is reserved by looking. One that was placed is refused with its orders. */
export function checkoutStore({ db, clock, sign, wordsFor }: PreviewParts) {
  return {
    async preview({ userId, region, asked, language }: CheckoutAsk): Promise<CheckoutPreview> {
      const now = clock();
      const { checkoutId } = asked;
      if (checkoutId !== undefined) await checkNotPlaced(db, userId, checkoutId);
      const sum = await sumCheckout(db, userId, region, asked);
      const { currency } = region;
      const none = { amount: 0, currency };
      const fixed = { ...asked, addrId: sum.address?.addrId ?? 0, regionId: region.regionId };
      const jti = checkoutId === undefined ? crypto.randomUUID() : intentOf(userId, checkoutId);
      const snapshot = { userId, jti, asked: fixed, shown: sum.shown };
      return {
        checkoutToken: await sign(snapshot, now),
        expiresAt: minutesAfter(now, checkoutMinutes).toISOString(),
        serverTime: now.toISOString(),
        userAddr: sum.address ?? null,
        shops: sum.shops.map((shop) => shopPreview(shop, sum, { region, now, language })),
        vouchers: { usable: [], unusable: [] },
        coins: { balance: 0, maxUsable: 0, used: 0, coinValue: { amount: 100, currency } },
        wallet: { balance: none, used: none },
        amounts: moneyTable(sum.amounts, currency),
        payMethods: payMethods(sum),
        blockers: sum.blockers.slice(0, 50).map(({ code, line, shopId }) => ({
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

type ShopContext = { region: RegionRow; now: Date; language: Language };

function shopPreview(
  { shopId, lines, totals }: CheckoutShopSum,
  { address }: CheckoutSum,
  { region, now, language }: ShopContext,
): CheckoutShop {
  const money = (amount: number) => ({ amount, currency: region.currency });
  return {
    shopId,
    shopName: lines[0] ? shopNameOf(lines[0].goods, language) : '',
    items: lines.map(({ goods, price, count }, index) => {
      const { lineTotal = 0, shareReduce = 0, lineNet = 0 } = totals.lines[index] ?? {};
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
        coinReduce: money(0),
        lineNet: money(lineNet),
      };
    }),
    delivery: {
      ...deliveryEstimate(parcelWindow(lines, totals.amounts.deliveryFee), region, now),
      deliverable: address === undefined || address.regionId === region.regionId,
      freeReason: totals.freeReason,
    },
    insurance: { available: false, premium: money(0), selected: false },
    amounts: moneyTable(totals.amounts, region.currency),
  };
}

/** One parcel for a shop's lines: it is as slow as the slowest of them. */
function parcelWindow(lines: readonly CheckoutLine[], fee: number) {
  const windows = lines.flatMap(({ goods }) => (goods.window ? [goods.window] : []));
  return {
    fee,
    freeWithinRegion: windows.every((window) => window.freeWithinRegion),
    minDays: Math.max(0, ...windows.map((window) => window.minDays)),
    maxDays: Math.max(0, ...windows.map((window) => window.maxDays)),
  };
}

/** Cash or card to the courier, where every line allows it; other ways to pay are not offered yet. */
function payMethods({ shops, address, blockers }: CheckoutSum): CheckoutPreview['payMethods'] {
  const elsewhere =
    address !== undefined && blockers.some(({ code, line }) => code === 'prod.not_in_region' && !line);
  const enabled =
    !elsewhere && shops.every(({ lines }) => lines.every(({ goods }) => goods.window?.codAvailable ?? false));
  const reason = enabled ? {} : { reason: 'paytype.not_allowed' };
  return [
    { payType: 'COD_CASH', enabled, ...reason },
    { payType: 'COD_CARD', enabled, ...reason },
  ];
}
