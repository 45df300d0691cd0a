import { say, sayAmount } from '#storybook/say.ts';
import { expect, type within } from 'storybook/test';
import { aProblem } from '#mocks/contract-examples.ts';
import { aCheckout } from '#mocks/fixtures/checkout.ts';
import { money } from '#mocks/fixtures/money.ts';
import { pricesOf } from '#src/domain/checkout/checkout-prices.ts';
import { cartShops } from './names.ts';

type Canvas = ReturnType<typeof within>;

/** The checkout of these stories. */
export const checkoutId = '6f1c2a94-3b7e-4d05-9a86-0c5e7d21b34f';

/** The reader has seen the prices as they were. */
export const rememberPrices = () => {
  const seen = { checkoutId, seen: pricesOf(aCheckout()) };
  window.sessionStorage.setItem('mall.draft.checkout', JSON.stringify(seen));
};

/** The second line of the first shop. */
export const iron = () => cartShops()[0]?.lines[1] ?? '';

/** What is sold out is named and can be taken out. */
export async function expectSoldOut(canvas: Canvas) {
  await expect(await canvas.findByRole('alert')).toHaveTextContent(
    say('checkoutBlockers.about', { reason: aProblem('outOfStock').desc, product: iron() }),
  );
  await expect(
    canvas.getByRole('button', { name: say('Remove from order: {product}', { product: iron() }) }),
  ).toBeVisible();
}

/** The old and the new price stand side by side. */
export async function expectNewPrice(canvas: Canvas) {
  await expect(await canvas.findByRole('alert')).toHaveTextContent(
    `${sayAmount(money(4_272_000))} → ${sayAmount(money(4_282_000))}`,
  );
}

/** What was ordered already leads to its orders. */
export async function expectPlaced(canvas: Canvas) {
  await expect(await canvas.findByRole('heading', { name: say('You have placed this order') })).toBeVisible();
  await expect(canvas.getAllByRole('link', { name: say('orderPlacedPage.view') })).toHaveLength(2);
}
