import type { CartRegionPreview } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { type Language, textIn } from '#service/domain/language.ts';
import { pricedLines } from './view.ts';
import { cartLines, type CartOf } from './use-cases.ts';
import { factsOf, goodsOf } from '#service/products/sku-offers.ts';
import type { RegionRow } from '#service/regions/queries.ts';

export type CartInRegion = (
  cart: CartOf,
  region: RegionRow,
  language: Language,
) => Promise<CartRegionPreview>;

/**
 * Preview of a region change: which lines of the cart the other region sells, and at what price. Changes nothing;
 * the cart of the old region is kept (S4.13).
 */
export const cartInRegion =
  (db: Db): CartInRegion =>
  async (cart, { regionId, currency }, language) => {
    const lines = await pricedLines(db, cart);
    const skuIds = lines.map(({ goods }) => goods.skuId);
    const there = new Map((await goodsOf(db, skuIds, regionId)).map((goods) => [goods.skuId, goods]));
    const waiting = await cartLines(db, { userId: cart.userId, regionId, currency });
    const priceThere = (skuId: number) => {
      const goods = there.get(skuId);
      if (!goods || goods.price === null) return null;
      const { onShelf, soldInRegion, shopOpen } = factsOf(goods, 0);
      return onShelf && soldInRegion && shopOpen ? { amount: goods.price, currency } : null;
    };
    return {
      regionId,
      cartCount: waiting.reduce((pieces, { count }) => pieces + count, 0),
      lines: lines.map(({ line, goods, price }) => ({
        basketId: line.basketId,
        ...textIn('prodName', goods.names, language),
        pic: goods.pic,
        price: { amount: price, currency: cart.currency },
        there: priceThere(goods.skuId),
      })),
    };
  };
