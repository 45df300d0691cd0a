import type { CartInfo, CartItem, CartShop, CartTotal } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { cartStateOf, pieceRefusal } from './rules.ts';
import { type Language, textIn } from '#service/domain/language.ts';
import { type CartLine, cartLines, type CartOf } from './use-cases.ts';
import { factsOf, type Goods, goodsOf, piecesBought } from '#service/products/sku-offers.ts';

/** A cart line with what the mall knows about its goods at this moment. */
export type PricedLine = {
  line: CartLine;
  goods: Goods;
  /** The price of the region, else the one it was put in with: a line that is not sold here still says one. */
  price: number;
  /** Why so many pieces cannot be had now, or undefined. */
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

export type CartViews = ReturnType<typeof cartViews>;

export function cartViews(db: Db) {
  return {
    info: (cart: CartOf, language: Language) => cartInfo(db, cart, language),
    total: (cart: CartOf, basketIds: readonly number[]) => cartTotal(db, cart, basketIds),
  };
}

/** What chosen lines come to; a line that cannot be bought now costs nothing here, because it cannot be chosen. */
async function cartTotal(db: Db, cart: CartOf, basketIds: readonly number[]): Promise<CartTotal> {
  const lines = (await pricedLines(db, cart, basketIds)).filter(({ refusal }) => !refusal);
  const amount = lines.reduce((sum, { price, line }) => sum + price * line.count, 0);
  const money = { amount, currency: cart.currency };
  return {
    totalMoney: money,
    subtractMoney: { amount: 0, currency: cart.currency },
    finalMoney: money,
    count: lines.reduce((pieces, { line }) => pieces + line.count, 0),
  };
}

/** The whole cart: what can be bought by shop, what cannot apart (S2.4, S8.18). */
async function cartInfo(db: Db, cart: CartOf, language: Language): Promise<CartInfo> {
  const lines = await pricedLines(db, cart);
  const shops = new Map<number, CartShop & { items: CartItem[] }>();
  const invalid: CartItem[] = [];
  for (const priced of lines) {
    const item = cartItem(priced, cart, language);
    const { goods } = priced;
    if (item.state !== 'OK') {
      invalid.push(item);
      continue;
    }
    const items = shops.get(goods.shopId)?.items ?? [];
    items.push(item);
    shops.set(goods.shopId, {
      shopId: goods.shopId,
      shopName: shopNameOf(goods, language),
      shopLogo: goods.shopLogo,
      shopCartItemDiscounts: [{ chooseDiscountItemDto: null, shopCartItems: items }],
      voucherCount: 0,
      items,
    });
  }
  return {
    shops: Array.from(shops.values(), ({ items: _items, ...shop }) => shop),
    invalid,
    lineCount: lines.length,
    prodCount: lines.reduce((pieces, { line }) => pieces + line.count, 0),
    currency: cart.currency,
  };
}

function cartItem({ line, goods, price, refusal }: PricedLine, cart: CartOf, language: Language): CartItem {
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
    discounts: [],
    discountId: 0,
    codAvailable: goods.window?.codAvailable ?? false,
    addedAt: line.addedAt.toISOString(),
    priceChanged: price !== line.priceAtAdd,
  };
}
