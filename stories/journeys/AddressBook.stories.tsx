import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { inTheShop } from '#storybook/service/the-shop.ts';
import { saveAddress } from './delivery-details.ts';
import { inMain, press } from './shopper.ts';

const meta = preview.meta({
  tags: ['!autodocs'],
  ...inTheShop({ opensAt: '/Settings?tab=addresses', member: true }),
});

/** Two addresses are written, one becomes the default, the other goes. */
export const Desktop = meta.story({
  play: async ({ step, userEvent }) => {
    const hand = { userEvent };
    const count = (addresses: number) =>
      screen.findByText(say('addressesPanel.count', { count: addresses, max: 20 }));
    const add = async (receiver: string) => {
      await press(hand, 'button', say('addressesPanel.add'));
      await saveAddress(hand, receiver);
    };
    await step('Writes the first', async () => {
      await add('Nimali Perera');
      await expect(await count(1)).toBeVisible();
    });
    await step('Writes a second', async () => {
      await add('Somphone Keo');
      await expect(await count(2)).toBeVisible();
    });
    await step('Makes the second the default', async () => {
      await press(hand, 'button', say('addressEntry.byDefaultName', { name: 'Somphone Keo' }));
      const main = await inMain();
      await waitFor(async () => {
        const items = main.getAllByRole('listitem');
        const byDefault = items.find((item) => within(item).queryByText(say('addressCard.default')));
        await expect(byDefault).toHaveTextContent('Somphone Keo');
      });
    });
    await step('Deletes the first', async () => {
      await press(hand, 'button', say('addressEntry.removeName', { name: 'Nimali Perera' }));
      const dialog = await screen.findByRole('dialog', { name: say('deleteAddressDialog.title') });
      await userEvent.click(within(dialog).getByRole('button', { name: say('deleteAddressDialog.remove') }));
      await expect(await count(1)).toBeVisible();
    });
  },
});

export const Phone = Desktop.extend({ globals: { viewport: { value: 'phone' } } });
