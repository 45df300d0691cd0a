import { expect, screen, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { paths } from '#src/domain/urls.ts';
import { like, say } from '#storybook/say.ts';
import { desk, inTheShop, shopperMobile } from '#storybook/service/the-shop.ts';
import { buyNow } from './order-for-cash.ts';
import { inMain, isSaid, press } from './shopper.ts';

const meta = preview.meta({
  tags: ['!autodocs'],
  ...inTheShop({ opensAt: `${paths.listing}?inStock=true`, member: true }),
});

/** An order that the wallet has paid is cancelled; where the money goes is said before the press, and is seen after it. */
export const Desktop = meta.story({
  play: async ({ step, userEvent }) => {
    const hand = { userEvent };
    await step('Pays all of it from the wallet', async () => {
      await desk('wallet', `0094${shopperMobile}`, 'LK', '90000000');
      await buyNow(hand);
      await userEvent.click(await screen.findByRole('switch', { name: say('tenders.wallet') }));
      await press(hand, 'button', say('checkoutContents.next'));
      await isSaid(say('Your wallet covers everything. There is nothing more to pay.'));
      await press(hand, 'button', say('Place order'));
      await expect(await screen.findByRole('heading', { name: say('Order paid') })).toBeVisible();
    });
    await step('Asks to cancel it', async () => {
      await press(hand, 'link', like('placedParcel.view'));
      await press(hand, 'button', say('orderActions.cancel'));
      const back = within(await screen.findByRole('region', { name: say('What you get back') }));
      await expect(await back.findByText(say('comesBack.wallet'))).toBeVisible();
    });
    await step('Says why, and cancels', async () => {
      await userEvent.click(await screen.findByRole('radio', { name: say('Changed my mind') }));
      // On a phone the button says what comes back as well.
      const cancel = new RegExp(`^${say('cancelOrder.cancel')}$|${like('cancelOrder.cancelBack').source}`);
      await press(hand, 'button', cancel);
      const cancelled = await (await inMain()).findByRole('heading', { name: say('Cancellation') });
      await expect(cancelled).toBeVisible();
      await expect((await inMain()).getByText(say('Refund amount'))).toBeVisible();
    });
  },
});

export const Phone = Desktop.extend({ globals: { viewport: { value: 'phone' } } });
