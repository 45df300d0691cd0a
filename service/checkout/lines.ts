import type { Db } from '#service/db/database.ts';
import { pieceRefusal } from '#service/cart/rules.ts';
import type { CheckoutAsked } from './token.ts';
import { notFound, Refusal, type RefusalCode } from '#service/domain/refusal.ts';
import type { CartOf } from '#service/cart/use-cases.ts';
import { pricedLines } from '#service/cart/view.ts';
import { factsOf, type Goods, goodsOf, piecesBought } from '#service/products/sku-offers.ts';
import { checkNotOrdered } from './placed-checkout.ts';

/** One line of a checkout, from the cart or bought at once. */
export type CheckoutLine = {
  basketId: number | undefined;
  goods: Goods;
  price: number;
  count: number;
  /** Why it cannot be ordered now, or undefined. */
  refusal: RefusalCode | undefined;
};

/**
 * The lines that a checkout is about; what is not sold here at all leaves nothing to calculate and is refused. Lines
 * that are gone are `checkout.placed` when all of them were ordered, else not found.
 */
export async function checkoutLines(db: Db, cart: CartOf, asked: CheckoutAsked): Promise<CheckoutLine[]> {
  if (asked.orderItem) return [await boughtAtOnce(db, cart, asked.orderItem)];
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
    refusal,
  }));
  const gone = ({ refusal }: CheckoutLine) => refusal === 'sku.off_shelf' || refusal === 'prod.not_in_region';
  if (judged.every(gone)) throw new Refusal('cart.empty_selection');
  return judged;
}

async function boughtAtOnce(
  db: Db,
  cart: CartOf,
  { prodId, skuId, shopId, prodCount }: NonNullable<CheckoutAsked['orderItem']>,
): Promise<CheckoutLine> {
  const [goods] = await goodsOf(db, [skuId], cart.regionId);
  if (!goods || goods.prodId !== prodId || goods.shopId !== shopId) throw notFound();
  const bought = await piecesBought(db, cart.userId, [skuId]);
  const refusal = pieceRefusal(factsOf(goods, bought.get(skuId) ?? 0), prodCount);
  if (goods.price === null) throw new Refusal('prod.not_in_region');
  return { basketId: undefined, goods, price: goods.price, count: prodCount, refusal };
}
