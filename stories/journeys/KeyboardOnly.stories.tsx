import { expect, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { paths } from '#src/domain/urls.ts';
import { say } from '#storybook/say.ts';
import { inTheShop } from '#storybook/service/the-shop.ts';
import { saveAddress } from './delivery-details.ts';
import { inMain, ready } from './shopper.ts';

const meta = preview.meta({
  tags: ['!autodocs'],
  ...inTheShop({ opensAt: `${paths.listing}?cashOnDelivery=true&inStock=true`, member: true }),
});

/** From a list to an order placed without a pointer: each step is a key on what has the focus. */
export const Desktop = meta.story({
  play: async ({ step, userEvent }) => {
    const hand = { userEvent };
    /** Steps on with Tab until the focus is on something: at most as often as a page has places to stop at. */
    const tabTo = async (target: HTMLElement | null | undefined) => {
      for (let steps = 0; steps < 250 && document.activeElement !== target; steps += 1) await userEvent.tab();
      await expect(target).toHaveFocus();
    };
    const enterAt = async (target: HTMLElement | null | undefined) => {
      await tabTo(target);
      await userEvent.keyboard('{Enter}');
    };
    const enterAtButton = async (name: string) => enterAt(await ready('button', name));
    await step('Opens a product', async () => {
      const [card] = await (await inMain()).findAllByRole('article');
      await enterAt(card?.querySelector('a'));
    });
    await step('Buys it now', () => enterAtButton(say('buyBox.buyNow')));
    await step('Says where to deliver to', () =>
      saveAddress(hand, 'Nimali Perera', { enter: tabTo, save: enterAt }),
    );
    await step('Goes on', () => enterAtButton(say('checkoutContents.next')));
    await step('Places the order', async () => {
      await enterAtButton(say('Place order'));
      await expect(await screen.findByRole('heading', { name: say('paymentResult.cod') })).toBeVisible();
    });
  },
});

export const Phone = Desktop.extend({ globals: { viewport: { value: 'phone' } } });
