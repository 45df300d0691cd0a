import { expect, waitFor, type within } from 'storybook/test';
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

/** What is sold out is named and can be taken out; until then nothing goes on. */
export async function expectSoldOut(canvas: Canvas, goOn: string) {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Out stock: Steam Iron 2600 W');
  await expect(canvas.getByRole('button', { name: 'Take it out: Steam Iron 2600 W' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: goOn })).toBeDisabled();
}

/** The old and the new price stand side by side, and the button that goes on says that something has changed. */
export async function expectNewPrice(canvas: Canvas, goOn: string) {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Rs 42,720 → Rs 42,820');
  const button = canvas.getByRole('button', { name: goOn });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 5000 });
  await expect(button).toHaveAccessibleDescription(/Something has changed/);
}

/** What was ordered already leads to its orders and cannot be ordered again. */
export async function expectPlaced(canvas: Canvas, goOn: string) {
  await expect(await canvas.findByRole('heading', { name: 'You have placed this order' })).toBeVisible();
  await expect(canvas.getAllByRole('link', { name: 'View order' })).toHaveLength(2);
  await expect(canvas.queryByRole('button', { name: goOn })).not.toBeInTheDocument();
}
