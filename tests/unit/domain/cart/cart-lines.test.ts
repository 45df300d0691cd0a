import { expect, test } from 'vitest';
import { aCartWithInvalid } from '#mocks/fixtures/cart.ts';
import { linesOf, piecesOf, withCount, withoutLines } from '#src/domain/cart/cart-lines.ts';

const cart = aCartWithInvalid();
const [line] = linesOf(cart);

test('a removed line leaves the cart, and a shop of which nothing is left goes with it', () => {
  const others = withoutLines(cart, [line?.basketId ?? 0]);
  expect(linesOf(others)).toEqual(linesOf(cart).slice(1));
  expect(
    withoutLines(
      cart,
      linesOf(cart).map(({ basketId }) => basketId),
    ).shops,
  ).toEqual([]);
  expect(
    withoutLines(
      cart,
      cart.invalid.map(({ basketId }) => basketId),
    ).invalid,
  ).toEqual([]);
});

test('pieces are counted in lines that can be bought and in those that cannot', () => {
  const all = [...linesOf(cart), ...cart.invalid];
  const sum = all.reduce((pieces, { prodCount }) => pieces + prodCount, 0);
  expect(
    piecesOf(
      cart,
      all.map(({ basketId }) => basketId),
    ),
  ).toBe(sum);
  const more = withCount(cart, line?.basketId ?? 0, (line?.prodCount ?? 0) + 3);
  expect(piecesOf(more, [line?.basketId ?? 0])).toBe((line?.prodCount ?? 0) + 3);
});
