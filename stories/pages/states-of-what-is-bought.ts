import { expect, type within } from 'storybook/test';
import { aCheckout } from '#mocks/fixtures/checkout.ts';
import { pricesOf } from '#src/domain/checkout-prices.ts';

type Canvas = ReturnType<typeof within>;

/** The checkout of these stories. */
export const checkoutId = '6f1c2a94-3b7e-4d05-9a86-0c5e7d21b34f';

/** The reader has seen the prices as they were. */
export const rememberPrices = () => {
  const seen = { checkoutId, seen: pricesOf(aCheckout()) };
  window.sessionStorage.setItem('mall.draft.checkout', JSON.stringify(seen));
};

/** What is sold out is named and can be taken out. */
export async function expectSoldOut(canvas: Canvas) {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Out stock: Steam Iron 2600 W');
  await expect(canvas.getByRole('button', { name: 'Take it out: Steam Iron 2600 W' })).toBeVisible();
}

/** The old and the new price stand side by side. */
export async function expectNewPrice(canvas: Canvas) {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Rs 42,720 → Rs 42,820');
}

/** What was ordered already leads to its orders. */
export async function expectPlaced(canvas: Canvas) {
  await expect(await canvas.findByRole('heading', { name: 'You have placed this order' })).toBeVisible();
  await expect(canvas.getAllByRole('link', { name: 'View order' })).toHaveLength(2);
}
