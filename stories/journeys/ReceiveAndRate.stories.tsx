import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { paths } from '#src/domain/urls.ts';
import { like, say } from '#storybook/say.ts';
import { inTheShop } from '#storybook/service/the-shop.ts';
import { bringIt, orderForCash } from './order-for-cash.ts';
import { photos } from './photos.ts';
import { inMain, isSaid, press } from './shopper.ts';

const meta = preview.meta({
  tags: ['!autodocs'],
  ...inTheShop({
    opensAt: `${paths.listing}?cashOnDelivery=true&inStock=true&minPrice=500000`,
    member: true,
  }),
});

/** A parcel comes, its receipt is confirmed, and the product is rated with five pictures. */
export const Desktop = meta.story({
  play: async ({ step, userEvent }) => {
    const hand = { userEvent };
    let number = '';
    await step('Orders for cash', async () => {
      number = await orderForCash(hand);
    });
    await step('The courier brings it', () => bringIt(number));
    await step('Confirms the receipt', async () => {
      await press(hand, 'link', like('placedParcel.view'));
      await isSaid(say('Your parcel has arrived'));
      await press(hand, 'button', say('Confirm receipt'));
      const asked = within(await screen.findByRole('dialog', { name: say('Do you confirm the receipt') }));
      await userEvent.click(asked.getByRole('button', { name: say('Confirm') }));
      await expect((await screen.findAllByText(like('confirmReceipt.coins')))[0]).toBeInTheDocument();
    });
    await step('Rates it with four stars and five pictures', async () => {
      await press(hand, 'button', say('orderActions.rate'));
      await userEvent.click(
        await screen.findByRole('radio', {
          name: say('ratingInput.star', { stars: 4, word: say('ratingInput.four') }),
        }),
      );
      await userEvent.type(screen.getByRole('textbox', { name: say('Your thoughts') }), 'Nimali');
      await userEvent.upload(screen.getByLabelText(say('Add photo')), await photos(5));
      const removing = () => screen.getAllByRole('button', { name: like('uploadTile.remove') });
      await waitFor(() => expect(removing()).toHaveLength(5));
      await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
      await press(hand, 'button', say('Post review'));
      await isSaid(say('Comments added'));
    });
    await step('Sees the review at the product', async () => {
      await press(hand, 'link', say('See it on the product page'));
      await expect(await (await inMain()).findByText('Nimali')).toBeVisible();
    });
  },
});

export const Phone = Desktop.extend({ globals: { viewport: { value: 'phone' } } });
