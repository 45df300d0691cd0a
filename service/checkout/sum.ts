import type { Address } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { type CheckoutFigures, checkoutSum, type ShopSum } from '#service/domain/checkout-sum.ts';
import { allocate } from '#service/domain/money.ts';
import type { RefusalCode } from '#service/domain/refusal.ts';
import type { AmountTable } from '#service/domain/totals.ts';
import { usable } from '#service/ledger/tenders.ts';
import { type Promotion, promotionFor, promotionsOf } from '#service/offers/promotions.ts';
import type { RegionRow } from '#service/regions/queries.ts';
import { type CheckoutVouchers, vouchersAtCheckout } from '#service/vouchers/at-checkout.ts';
import { checkoutAddress } from './address.ts';
import { type CheckoutLine, checkoutLines } from './lines.ts';
import { type CheckoutAsked, chosenOf, fingerprint } from './token.ts';

export type CheckoutShopSum = {
  shopId: number;
  lines: CheckoutLine[];
  sum: ShopSum;
  isInsured: boolean;
  /** Coins that the shop's part of `coinReduce` stands for. */
  coinsUsed: number;
};

export type Blocker = { code: RefusalCode; line?: CheckoutLine; shopId?: number };

/** A checkout calculated: everything that a preview shows and that an order is made of. */
export type CheckoutSum = {
  address: Address | undefined;
  shops: CheckoutShopSum[];
  amounts: AmountTable;
  vouchers: CheckoutVouchers;
  offers: CheckoutFigures['vouchers'];
  picked: number[];
  coins: { balance: number; max: number; used: number };
  /** What the wallet holds, in minor units of the region's currency. */
  walletBalance: number;
  blockers: Blocker[];
  /** Hash of what the shopper sees; a different one at submit means that something has changed. */
  shown: string;
};

export type SumCheckout = { userId: string; region: RegionRow; asked: CheckoutAsked; now: Date };

/** Calculates a checkout from current prices, stock, vouchers and balances. Reads only. */
export async function sumCheckout(db: Db, { userId, region, asked, now }: SumCheckout): Promise<CheckoutSum> {
  const { regionId, currency } = region;
  const place = { userId, regionId };
  const chosen = chosenOf(asked);
  const address = await checkoutAddress(db, place, asked.addrId);
  const found = await checkoutLines(db, { ...place, currency }, asked, now);
  const shopIds = [...new Set(found.map(({ goods }) => goods.shopId))];
  const lines = shopIds.flatMap((shopId) => found.filter(({ goods }) => goods.shopId === shopId));
  const promotions = await promotionsOf(db, shopIds, now);
  const vouchers = await vouchersAtCheckout(db, { userId, regionId, chosen, now });
  const balance = await usable(db, userId, currency);
  const inRegion = address?.regionId === regionId;
  const figures = checkoutSum({
    currency,
    inRegion,
    lines: lines.map((line) => sumLine(line, promotions.get(line.goods.shopId))),
    insurance: insuranceOf(lines, region, asked.insuranceShopIds ?? []),
    vouchers: vouchers.usable,
    chosen: new Set(chosen),
    auto: asked.autoApply ?? false,
    picked: asked.picked,
    coins: {
      asked: asked.coins ?? 0,
      balance: balance.coins,
      value: region.coinValue,
      percent: region.redeemPercent,
    },
    wallet: asked.useWallet ? balance.wallet : 0,
  });
  const coinParts = allocate(
    figures.coins.used,
    figures.shops.map(({ amounts }) => amounts.coinReduce),
    1,
  );
  const shops = figures.shops.map((sum, index) => ({
    shopId: sum.shopId,
    lines: sum.places.flatMap((at) => lines[at] ?? []),
    sum,
    isInsured: sum.premium !== null && (asked.insuranceShopIds ?? []).includes(sum.shopId),
    coinsUsed: coinParts[index] ?? 0,
  }));
  return {
    address,
    shops,
    amounts: figures.amounts,
    vouchers,
    offers: figures.vouchers,
    picked: figures.picked,
    coins: { balance: balance.coins, ...figures.coins },
    walletBalance: balance.wallet,
    blockers: [...addressBlockers(address, inRegion), ...lines.flatMap(lineBlockers)],
    shown: fingerprint([address, shops.map(seenOf)]),
  };
}

/** The figures of a shop's part for the hash `shown`; without names, as a new spelling of a name is no change of the checkout. */
const seenOf = ({ shopId, sum, lines }: CheckoutShopSum) => [
  shopId,
  sum.amounts,
  sum.vouchers,
  lines.map(({ basketId, goods, count, price }) => [basketId, goods.skuId, count, price]),
];

function sumLine(
  { price, count, goods, discountId, groupBuyId }: CheckoutLine,
  offered: readonly Promotion[] | undefined,
) {
  return {
    shopId: goods.shopId,
    prodId: goods.prodId,
    price,
    count,
    deliveryFee: goods.window?.fee ?? 0,
    freeWithinRegion: goods.window?.freeWithinRegion ?? false,
    promotion: groupBuyId === undefined ? promotionFor(offered, discountId) : undefined,
  };
}

/** The insurance of each shop that offers one: its rate in basis points, and the least premium of the region (S2.75). */
function insuranceOf(
  lines: readonly CheckoutLine[],
  { insuranceMin: min }: RegionRow,
  chosen: readonly number[],
) {
  const offered = new Map<number, { bps: number; min: number; chosen: boolean }>();
  for (const { goods } of lines) {
    const { shopId, insuranceBps: bps } = goods;
    if (bps !== null) offered.set(shopId, { bps, min, chosen: chosen.includes(shopId) });
  }
  return offered;
}

function addressBlockers(address: Address | undefined, inRegion: boolean): Blocker[] {
  if (!address) return [{ code: 'address.required' }];
  return inRegion ? [] : [{ code: 'prod.not_in_region' }];
}

const lineBlockers = (line: CheckoutLine): Blocker[] =>
  line.refusal ? [{ code: line.refusal, line, shopId: line.goods.shopId }] : [];
