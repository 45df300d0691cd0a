import type { CartInfo, CartItem, CartShop } from '#openapi/schema.gen.ts';

/** The lines of a cart that can be bought, by shops; what cannot be is in `invalid`. */
export const linesOf = (cart: CartInfo): CartItem[] =>
  cart.shops.flatMap((shop) => shop.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems));

const withShops = (cart: CartInfo, change: (lines: CartItem[]) => CartItem[]): CartShop[] =>
  cart.shops.map((shop) => ({
    ...shop,
    shopCartItemDiscounts: shop.shopCartItemDiscounts.map((group) => ({
      ...group,
      shopCartItems: change(group.shopCartItems),
    })),
  }));

/** The same cart with another number of pieces in one line. */
export const withCount = (cart: CartInfo, basketId: number, prodCount: number): CartInfo => ({
  ...cart,
  shops: withShops(cart, (lines) =>
    lines.map((line) => (line.basketId === basketId ? { ...line, prodCount } : line)),
  ),
});

/** The same cart without some lines; a shop of which nothing is left goes, too. */
export function withoutLines(cart: CartInfo, basketIds: readonly number[]): CartInfo {
  const stays = ({ basketId }: CartItem) => !basketIds.includes(basketId);
  const shops = withShops(cart, (lines) => lines.filter(stays));
  return {
    ...cart,
    shops: shops.filter((shop) => shop.shopCartItemDiscounts.some((group) => group.shopCartItems.length > 0)),
    invalid: cart.invalid.filter(stays),
  };
}

/** Pieces in these lines, also in those that cannot be bought. */
export const piecesOf = (cart: CartInfo, basketIds: readonly number[]): number =>
  [...linesOf(cart), ...cart.invalid]
    .filter(({ basketId }) => basketIds.includes(basketId))
    .reduce((sum, { prodCount }) => sum + prodCount, 0);
