import { expect, screen, waitFor, within } from 'storybook/test';
import { unbroken } from '#src/domain/product/unbroken.ts';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';
import { inTheShop } from '#storybook/service/the-shop.ts';
import { openFirstProduct, press, signInByCode } from './shopper.ts';

const meta = preview.meta({
  tags: ['!autodocs'],
  ...inTheShop({ opensAt: '/trending' }),
});

/** A visitor asks the shop of a product, signs in for it, and writes. */
export const Desktop = meta.story({
  play: async ({ step, userEvent }) => {
    const hand = { userEvent };
    await step('Opens the shop of a product', async () => {
      const name = await openFirstProduct(hand);
      await press(hand, 'link', like('sellerCard.visit'));
      await waitFor(() =>
        expect(screen.queryByRole('heading', { level: 1, name: unbroken(name) })).not.toBeInTheDocument(),
      );
    });
    await step('Asks to chat, and signs in', async () => {
      await press(hand, 'button', say('shopHeader.chat'));
      await signInByCode(hand);
    });
    await step('Writes', async () => {
      const field = await screen.findByRole('textbox', { name: like('chatComposer.label') });
      await userEvent.type(field, 'Nimali?{Enter}');
      await expect(await within(await screen.findByRole('log')).findByText('Nimali?')).toBeVisible();
      await expect(await screen.findByText(say('chatBubble.sent'))).toBeVisible();
    });
  },
});

export const Phone = Desktop.extend({ globals: { viewport: { value: 'phone' } } });
