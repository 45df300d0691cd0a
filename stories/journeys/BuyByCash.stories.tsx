import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { paths } from '#src/domain/urls.ts';
import { like, say } from '#storybook/say.ts';
import { inTheShop } from '#storybook/service/the-shop.ts';
import { saveAddress } from './delivery-details.ts';
import { addToCart, inMain, openCart, openFirstProduct, press } from './shopper.ts';

const meta = preview.meta({
  tags: ['!autodocs'],
  ...inTheShop({ opensAt: `${paths.listing}?cashOnDelivery=true&inStock=true`, member: true }),
});

/** Two pieces, an address, and an order that is paid to the courier. */
export const Desktop = meta.story({
  play: async ({ step, userEvent }) => {
    const hand = { userEvent };
    await step('Puts a product into the cart', async () => {
      await openFirstProduct(hand);
      await addToCart(hand);
    });
    await step('Takes two of it, and checks out', async () => {
      await openCart(hand);
      await press(hand, 'button', say('quantityStepper.more'));
      await waitFor(() => expect(screen.getAllByRole('spinbutton')[0]).toHaveValue(2));
      await press(hand, 'button', say('cartSummary.checkout'));
    });
    await step('Says where to deliver to', () => saveAddress(hand, 'Nimali Perera'));
    await step('Goes on to the payment', async () => {
      await press(hand, 'button', say('checkoutContents.next'));
      await press(hand, 'radio', new RegExp(say('paymentMethods.cash')));
    });
    await step('Places the order', async () => {
      await press(hand, 'button', say('Place order'));
      await expect(await screen.findByRole('heading', { name: say('paymentResult.cod') })).toBeVisible();
    });
    await step('Looks at it', async () => {
      await press(hand, 'link', like('placedParcel.view'));
      // The screen before this one may still say it, too.
      await waitFor(async () => expect((await inMain()).getAllByText(/24\/1 Stanley Road/)[0]).toBeVisible());
    });
  },
});

export const Phone = Desktop.extend({ globals: { viewport: { value: 'phone' } } });
