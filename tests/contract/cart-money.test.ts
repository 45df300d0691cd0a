import { expect, test } from 'vitest';
import { exampleOf, examples } from './bundle.ts';
import { percentOf, sum, type Money } from './order-arithmetic.ts';

type Line = { basketId: number; skuId: number; price: Money; prodCount: number; lineTotal: Money };
type Group = { chooseDiscountItemDto: { reduce: Money } | null; shopCartItems: Line[] };
type Cart = {
  shops: { shopCartItemDiscounts: Group[] }[];
  invalid: Line[];
  lineCount: number;
  prodCount: number;
};
type Total = { totalMoney: Money; subtractMoney: Money; finalMoney: Money; count: number };
type Change = { basketId: number; skuId: number; count: number };
type Result = { basketId: number | null; prodCount: number; lineTotal: Money | null; cartCount: number };

const groupsOf = (cart: Cart) => cart.shops.flatMap((shop) => shop.shopCartItemDiscounts);
const linesOf = (cart: Cart) => groupsOf(cart).flatMap((group) => group.shopCartItems);
const carts = examples.filter(({ title }) => title.startsWith('getCartInfo 200'));

test.each(carts)('$title adds up', ({ value }) => {
  const cart = value as Cart;
  const all = [...linesOf(cart), ...cart.invalid];
  expect(cart.lineCount).toBe(all.length);
  expect(cart.prodCount).toBe(sum(all.map((line) => line.prodCount)));
  for (const line of all) expect(line.lineTotal.amount).toBe(line.price.amount * line.prodCount);
});

test('a promotion takes its share of the lines that chose it', () => {
  const group = groupsOf(exampleOf('getCartInfo', 'withPromotion') as Cart).find(
    (one) => one.chooseDiscountItemDto,
  );
  const base = sum((group?.shopCartItems ?? []).map((line) => line.lineTotal.amount));
  expect(group?.chooseDiscountItemDto?.reduce.amount).toBe(percentOf(base, 5, 100));
});

test('the count is the pieces of the cart', () => {
  expect(exampleOf('getCartCount', 'ok')).toBe((exampleOf('getCartInfo', 'ok') as Cart).prodCount);
});

test.each(['ok', 'none'])('the total of the chosen lines (%s)', (name) => {
  const chosen = exampleOf('getCartTotal', name, 'asked') as number[];
  const lines = linesOf(exampleOf('getCartInfo', 'ok') as Cart).filter((line) =>
    chosen.includes(line.basketId),
  );
  const total = exampleOf('getCartTotal', name) as Total;
  expect(total.totalMoney.amount).toBe(sum(lines.map((line) => line.lineTotal.amount)));
  expect(total.count).toBe(sum(lines.map((line) => line.prodCount)));
  expect(total.finalMoney.amount).toBe(total.totalMoney.amount - total.subtractMoney.amount);
});

test.each(['added', 'increased', 'decreased', 'removed'])('a change of the cart (%s)', (name) => {
  const cart = exampleOf('getCartInfo', 'ok') as Cart;
  const asked = exampleOf('changeCartItem', name, 'asked') as Change;
  const result = exampleOf('changeCartItem', name) as Result;
  const line = linesOf(cart).find((one) => one.skuId === asked.skuId);
  expect(result.prodCount).toBe((asked.basketId === 0 ? 0 : (line?.prodCount ?? 0)) + asked.count);
  expect(result.cartCount).toBe(cart.prodCount + (asked.basketId === 0 ? 0 : asked.count));
  const lineTotal = (line?.price.amount ?? 0) * result.prodCount;
  expect(result.lineTotal?.amount).toBe(result.prodCount === 0 ? undefined : lineTotal);
  expect(result.basketId === null).toBe(result.prodCount === 0);
});
