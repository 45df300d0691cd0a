import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { paths } from '#src/domain/urls.ts';
import { like, say } from '#storybook/say.ts';
import { desk, inTheShop } from '#storybook/service/the-shop.ts';
import { bringIt, newestRefund, orderForCash } from './order-for-cash.ts';
import { inMain, isSaid, press } from './shopper.ts';

const meta = preview.meta({
  tags: ['!autodocs'],
  ...inTheShop({ opensAt: `${paths.listing}?cashOnDelivery=true&inStock=true`, member: true }),
});

/** What came is sent back: asked for, accepted, handed over with a parcel number, received by the shop, and paid back. */
export const Desktop = meta.story({
  play: async ({ step, userEvent }) => {
    const hand = { userEvent };
    let number = '';
    let refund = '';
    /** Looks again at the request, by way of the list of all. */
    const lookAgain = async () => {
      await press(hand, 'link', say('oneRefund.list'));
      await screen.findByRole('heading', { level: 1, name: say('oneRefund.list') });
      const [card] = await (await inMain()).findAllByRole('article');
      await userEvent.click(card?.querySelector('a[href*="refundSn"]') ?? document.body);
    };
    await step('Orders for cash, and gets it', async () => {
      number = await orderForCash(hand);
      await bringIt(number);
    });
    await step('Asks to send it back', async () => {
      await press(hand, 'link', like('placedParcel.view'));
      await press(hand, 'link', say('orderLines.refund'));
      await screen.findByRole('heading', { level: 1, name: say('orderLines.refund') });
      await expect(await (await inMain()).findByRole('checkbox')).toBeChecked();
      await userEvent.click(await screen.findByRole('radio', { name: say('It is damaged') }));
      await userEvent.type(screen.getByRole('textbox', { name: say('What happened?') }), 'The lid');
      await press(hand, 'button', say('Send request'));
      await screen.findByRole('heading', { level: 1, name: like('refundBanner.applied') });
    });
    await step('The shop says yes', async () => {
      refund = await newestRefund();
      await desk('refund-accept', refund);
      await lookAgain();
      await screen.findByRole('heading', { level: 1, name: like('refundBanner.accepted') });
    });
    await step('Hands it over, and enters the parcel number', async () => {
      const courier = await screen.findByRole<HTMLSelectElement>('combobox', {
        name: say('returnParcelForm.courier'),
      });
      await waitFor(() => expect(courier.options.length).toBeGreaterThan(1));
      await userEvent.selectOptions(courier, courier.options[1]?.value ?? '');
      await userEvent.type(screen.getByRole('textbox', { name: say('returnParcelForm.number') }), 'IX883410');
      await press(hand, 'button', say('Save number'));
      await isSaid(say('Tracking number saved'));
    });
    await step('The shop has it, and the money is back', async () => {
      await desk('refund-received', refund);
      await lookAgain();
      await screen.findByRole('heading', { level: 1, name: say('Your money is back') });
    });
  },
});

export const Phone = Desktop.extend({ globals: { viewport: { value: 'phone' } } });
