import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { paths } from '#src/domain/urls.ts';
import { like, say } from '#storybook/say.ts';
import { inTheShop } from '#storybook/service/the-shop.ts';
import { saveAddress } from './delivery-details.ts';
import { inMain, isSaid, openFirstProduct, press, ready } from './shopper.ts';

const meta = preview.meta({
  tags: ['!autodocs'],
  ...inTheShop({ opensAt: `${paths.listing}?cashOnDelivery=true&inStock=true`, member: true }),
});

/** A code is typed at the checkout, becomes a voucher that is applied by itself, and the courier is paid less. */
export const Desktop = meta.story({
  play: async ({ step, userEvent }) => {
    const hand = { userEvent };
    await step('Buys something now', async () => {
      await openFirstProduct(hand);
      await press(hand, 'button', say('buyBox.buyNow'));
    });
    await step('Says where to deliver to', () => saveAddress(hand, 'Nimali Perera'));
    await step('Types a code', async () => {
      await press(hand, 'button', say('checkoutVouchers.choose'));
      const sheet = within(await screen.findByRole('dialog', { name: say('voucherSheet.name') }));
      await userEvent.type(sheet.getByRole('textbox', { name: say('Promo code') }), 'ICAN10{Enter}');
      await expect(await sheet.findByText(like('promoCodeField.added'))).toBeVisible();
      await expect(await sheet.findByRole('button', { name: say('voucherAction.remove') })).toBeVisible();
      await userEvent.click(sheet.getByRole('button', { name: say('voucherSheet.done') }));
      await isSaid(say('checkoutVouchers.applied', { count: 1 }));
    });
    await step('Pays the courier', async () => {
      await waitFor(() => ready('button', say('checkoutContents.next')));
      await press(hand, 'button', say('checkoutContents.next'));
      await press(hand, 'radio', new RegExp(say('paymentMethods.cash')));
      await press(hand, 'button', say('Place order'));
      await expect(await screen.findByRole('heading', { name: say('paymentResult.cod') })).toBeVisible();
    });
    await step('Sees in the order what it took off', async () => {
      await press(hand, 'link', like('placedParcel.view'));
      await expect(await (await inMain()).findByText(say('orderTotals.mallVoucher'))).toBeVisible();
    });
  },
});

export const Phone = Desktop.extend({ globals: { viewport: { value: 'phone' } } });
