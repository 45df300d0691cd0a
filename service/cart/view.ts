import { and, count, inArray } from 'drizzle-orm';
import type { CartInfo, CartItem, CartShop } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { vouchers } from '#service/db/schema/vouchers.ts';
import { shareOf } from '#service/domain/money.ts';
import { cartStateOf, pieceRefusal } from './rules.ts';
import { inLanguage, type Language, textIn } from '#service/domain/language.ts';
import { type CartLine, cartLines, type CartOf } from './use-cases.ts';
import { type Promotion, promotionFor, promotionsOf } from '#service/offers/promotions.ts';
import { collectable } from '#service/offers/vouchers-in-force.ts';
import { factsOf, type Goods, goodsOf, piecesBought } from '#service/products/sku-offers.ts';

/** A cart line with the current data of its SKU. */
export type PricedLine = {
  line: CartLine;
  goods: Goods;
  /** The price in the region; for a line that is not sold here, the price at which it was added. */
  price: number;
  /** Why this number of pieces cannot be bought now; undefined when it can. */
  refusal: ReturnType<typeof pieceRefusal>;
};

/** Some lines of a cart, judged and priced. */
export async function pricedLines(
  db: Db,
  cart: CartOf,
  basketIds?: readonly number[],
): Promise<PricedLine[]> {
  const lines = await cartLines(db, cart, basketIds);
  if (lines.length === 0) return [];
  const skuIds = lines.map((line) => line.skuId);
  const goods = new Map((await goodsOf(db, skuIds, cart.regionId)).map((one) => [one.skuId, one]));
  const bought = await piecesBought(db, cart.userId, skuIds);
  return lines.flatMap((line) => {
    const known = goods.get(line.skuId);
    if (!known) return [];
    const refusal = pieceRefusal(factsOf(known, bought.get(line.skuId) ?? 0), line.count);
    return [{ line, goods: known, price: known.price ?? line.priceAtAdd, refusal }];
  });
}

export const shopNameOf = (goods: Goods, language: Language) =>
  language === 'zh' ? goods.shopNameZh : goods.shopName;

/** The whole cart: lines that can be bought, by shop and promotion, and apart from them the others (S2.4, S8.18). */
export async function cartInfo(db: Db, cart: CartOf, language: Language, now: Date): Promise<CartInfo> {
  const lines = await pricedLines(db, cart);
  const shopIds = lines.map(({ goods }) => goods.shopId);
  const offered = await promotionsOf(db, shopIds, now);
  const voucherCounts = await collectableCounts(db, cart.regionId, shopIds, now);
  const shops = new Map<number, ShopLines>();
  const invalid: CartItem[] = [];
  for (const priced of lines) {
    const { goods } = priced;
    const item = cartItem(priced, cart, { language, offered: offered.get(goods.shopId) });
    if (item.state !== 'OK') {
      invalid.push(item);
      continue;
    }
    const shop = shops.get(goods.shopId) ?? { goods, items: [] };
    shop.items.push(item);
    shops.set(goods.shopId, shop);
  }
  return {
    shops: Array.from(shops, ([shopId, { goods, items }]) => ({
      shopId,
      shopName: shopNameOf(goods, language),
      shopLogo: goods.shopLogo,
      shopCartItemDiscounts: promotionGroups(items, offered.get(shopId), cart, language),
      voucherCount: voucherCounts.get(shopId) ?? 0,
    })),
    invalid,
    lineCount: lines.length,
    prodCount: lines.reduce((pieces, { line }) => pieces + line.count, 0),
    currency: cart.currency,
  };
}

type ShopLines = { goods: Goods; items: CartItem[] };

/** The lines of a shop by their promotion, with what it takes off them together. */
function promotionGroups(
  items: readonly CartItem[],
  offered: readonly Promotion[] | undefined,
  { currency }: CartOf,
  language: Language,
): CartShop['shopCartItemDiscounts'] {
  const groups = new Map<number, CartItem[]>();
  for (const item of items) groups.set(item.discountId, [...(groups.get(item.discountId) ?? []), item]);
  return Array.from(groups, ([discountId, shopCartItems]) => {
    const promotion = offered?.find((one) => one.discountId === discountId);
    if (!promotion) return { chooseDiscountItemDto: null, shopCartItems };
    const base = shopCartItems.reduce((sum, { lineTotal }) => sum + lineTotal.amount, 0);
    const reduce = { amount: shareOf(base, promotion.percentOff * 100, currency), currency };
    const name = inLanguage(promotion.name, language);
    return { chooseDiscountItemDto: { discountId, name, reduce }, shopCartItems };
  });
}

/** How many vouchers of each shop can be collected in a region. */
async function collectableCounts(db: Db, regionId: number, shopIds: readonly number[], now: Date) {
  const counts = new Map<number, number>();
  if (shopIds.length === 0) return counts;
  const rows = await db
    .select({ shopId: vouchers.shopId, number: count() })
    .from(vouchers)
    .where(and(inArray(vouchers.shopId, [...new Set(shopIds)]), collectable(regionId, now)))
    .groupBy(vouchers.shopId);
  for (const { shopId, number } of rows) if (shopId !== null) counts.set(shopId, number);
  return counts;
}

type ItemContext = { language: Language; offered: readonly Promotion[] | undefined };

function cartItem(
  { line, goods, price, refusal }: PricedLine,
  cart: CartOf,
  { language, offered = [] }: ItemContext,
): CartItem {
  const money = (amount: number) => ({ amount, currency: cart.currency });
  return {
    basketId: line.basketId,
    prodId: goods.prodId,
    skuId: goods.skuId,
    shopId: goods.shopId,
    ...textIn('prodName', goods.names, language),
    ...textIn('skuName', goods.skuName, language),
    pic: goods.pic,
    price: money(price),
    oriPrice: goods.oriPrice === null ? null : money(goods.oriPrice),
    prodCount: line.count,
    lineTotal: money(price * line.count),
    stocks: goods.stocks,
    limitPerUser: goods.limitPerUser,
    state: cartStateOf(refusal),
    discounts: offered.map(({ discountId, name }) => ({ discountId, name: inLanguage(name, language) })),
    discountId: promotionFor(offered, line.discountId)?.discountId ?? 0,
    codAvailable: goods.window?.codAvailable ?? false,
    addedAt: line.addedAt.toISOString(),
    priceChanged: price !== line.priceAtAdd,
  };
}
