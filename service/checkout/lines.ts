import type { Db } from '#service/db/database.ts';
import { pieceRefusal } from '#service/cart/rules.ts';
import type { CheckoutAsked } from './token.ts';
import { notFound, Refusal, type RefusalCode } from '#service/domain/refusal.ts';
import type { CartOf } from '#service/cart/use-cases.ts';
import { pricedLines } from '#service/cart/view.ts';
import { factsOf, type Goods, goodsOf, piecesBought } from '#service/products/sku-offers.ts';
import { groupToJoin, piecesInGroup } from '#service/group-buys/joins.ts';
import { joinRefusal } from '#service/group-buys/rules.ts';
import { checkNotOrdered } from './placed-checkout.ts';

/** One line of a checkout, from the cart or bought at once. */
export type CheckoutLine = {
  basketId: number | undefined;
  goods: Goods;
  price: number;
  count: number;
  /** The promotion that the shopper chose for the line, or null. */
  discountId: number | null;
  /** Why the line cannot be ordered now; undefined when it can. */
  refusal: RefusalCode | undefined;
  /** The group buy that the line joins; `price` is then its price, without a promotion. */
  groupBuyId?: number;
};

/**
 * The lines of a checkout. Throws `cart.empty_selection` when no cart line can be sold in the region, and
 * `prod.not_in_region` for a direct purchase without a price there. Cart lines that are missing throw `checkout.placed` when
 * all of them were ordered, else `resource.not_found`.
 */
export async function checkoutLines(
  db: Db,
  cart: CartOf,
  asked: CheckoutAsked,
  now: Date,
): Promise<CheckoutLine[]> {
  if (asked.orderItem) return [await boughtAtOnce(db, cart, asked.orderItem, now)];
  const { basketIds = [] } = asked;
  const lines = await pricedLines(db, cart, basketIds).catch(async (fault: unknown) => {
    if (fault instanceof Refusal) await checkNotOrdered(db, cart.userId, basketIds);
    throw fault;
  });
  const judged = lines.map(({ line, goods, price, refusal }) => ({
    basketId: line.basketId,
    goods,
    price,
    count: line.count,
    discountId: line.discountId,
    refusal,
  }));
  const gone = ({ refusal }: CheckoutLine) => refusal === 'sku.off_shelf' || refusal === 'prod.not_in_region';
  if (judged.every(gone)) throw new Refusal('cart.empty_selection');
  return judged;
}

type OrderItem = NonNullable<CheckoutAsked['orderItem']>;

async function boughtAtOnce(db: Db, cart: CartOf, item: OrderItem, now: Date): Promise<CheckoutLine> {
  const { prodId, skuId, shopId, prodCount: count } = item;
  const [goods] = await goodsOf(db, [skuId], cart.regionId);
  if (!goods || goods.prodId !== prodId || goods.shopId !== shopId) throw notFound();
  const bought = await piecesBought(db, cart.userId, [skuId]);
  const refusal = pieceRefusal(factsOf(goods, bought.get(skuId) ?? 0), count);
  if (goods.price === null) throw new Refusal('prod.not_in_region');
  const line = { basketId: undefined, goods, price: goods.price, count, discountId: null, refusal };
  return item.groupBuyId === undefined
    ? line
    : joining(db, cart, { ...line, groupBuyId: item.groupBuyId }, now);
}

/** The line at the price of its group buy; a reason of the group buy comes before other reasons not to order it. */
async function joining(
  db: Db,
  { userId, regionId }: CartOf,
  line: CheckoutLine & { groupBuyId: number },
  now: Date,
): Promise<CheckoutLine> {
  const { groupBuyId, goods, count } = line;
  const found = await groupToJoin(db, { groupBuyId, prodId: goods.prodId, skuId: goods.skuId, regionId });
  if (!found) throw notFound();
  const held = await piecesInGroup(db, userId, groupBuyId);
  const refusal = joinRefusal({ ...found.group, held, count, stocks: goods.stocks, now });
  return { ...line, price: found.price, refusal: refusal ?? line.refusal };
}
