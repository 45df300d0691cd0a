import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { inTheShop } from '#storybook/service/the-shop.ts';
import { inMain, openCart, openFirstProduct, press, seeAdded, signInByCode } from './shopper.ts';

const meta = preview.meta({
  tags: ['!autodocs'],
  ...inTheShop({ opensAt: '/trending' }),
});

/** A visitor puts something into the cart, is asked who they are, and goes on where they were (Z21). */
export const Desktop = meta.story({
  play: async ({ step, userEvent }) => {
    const hand = { userEvent };
    let name = '';
    await step('Opens a product', async () => {
      name = await openFirstProduct(hand);
    });
    await step('Adds it to the cart', () => press(hand, 'button', say('buyBox.addToCart')));
    await step('Signs in by a code', () => signInByCode(hand));
    await step('It is in the cart', async () => {
      await seeAdded(hand);
      await openCart(hand);
      await expect((await (await inMain()).findAllByRole('link', { name }))[0]).toBeVisible();
    });
  },
});

export const Phone = Desktop.extend({ globals: { viewport: { value: 'phone' } } });
