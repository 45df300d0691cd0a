import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';
import { inTheShop } from '#storybook/service/the-shop.ts';
import { addToCart, goHome, inMain, isSaid, openFirstProduct, press, untilLoadedAnew } from './shopper.ts';

const meta = preview.meta({
  tags: ['!autodocs'],
  ...inTheShop({ opensAt: '/trending', member: true }),
});

/** With something in the cart, another region is first looked at, then gone to: its prices, its cart. */
export const Desktop = meta.story({
  play: async ({ step, userEvent }) => {
    const hand = { userEvent };
    const wantsLaos = async () => {
      await press(hand, 'button', say('regionPicker.name'));
      await press(hand, 'button', /₭ LAK/);
      await screen.findByRole('dialog', { name: like('regionChangePreview.name') });
    };
    await step('Puts something into the cart', async () => {
      await openFirstProduct(hand);
      await addToCart(hand);
      await goHome(hand);
      await (await inMain()).findAllByRole('article');
    });
    await step('Looks at Laos, and stays', async () => {
      await wantsLaos();
      await press(hand, 'button', like('regionChangePreview.stay'));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('Goes to Laos', async () => {
      await wantsLaos();
      await untilLoadedAnew(() => press(hand, 'button', like('regionChangePreview.change')));
      await isSaid(say('session.regionChanged'));
      await expect((await (await inMain()).findAllByText(/₭/))[0]).toBeVisible();
      await expect(document.documentElement.dataset.region).toBe('la');
    });
  },
});

export const Phone = Desktop.extend({ globals: { viewport: { value: 'phone' } } });
