import { expect, fn } from 'storybook/test';
import { aPayAnswer, aPayInfo } from '#mocks/fixtures/payment.ts';
import { CardForm } from '#src/design-system/modals/CardForm.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: CardForm,
  args: { due: aPayInfo().due, busy: false, onSubmit: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-98">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const autocomplete = {
      'Card number': 'cc-number',
      'Expiry date': 'cc-exp',
      'Security code': 'cc-csc',
      'Name on the card': 'cc-name',
    };
    for (const [name, value] of Object.entries(autocomplete))
      await expect(canvas.getByRole('textbox', { name })).toHaveAttribute('autocomplete', value);
    await expect(canvas.getByRole('checkbox', { name: /Keep this card/ })).not.toBeChecked();
  },
});

export const Filled = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const number = canvas.getByRole('textbox', { name: 'Card number' });
    await userEvent.type(number, '4242424242424242');
    await expect(number).toHaveValue('4242 4242 4242 4242');
    await expect(canvas.getByText('Visa')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Expiry date' }), '1128');
    await expect(canvas.getByRole('textbox', { name: 'Expiry date' })).toHaveValue('11/28');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Security code' }), '123');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name on the card' }), 'Nimal Perera');
    await userEvent.click(canvas.getByRole('button', { name: /^Pay Rs/ }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      card: {
        number: '4242424242424242',
        expMonth: 11,
        expYear: 2028,
        cvc: '123',
        holderName: 'Nimal Perera',
      },
      saveCard: false,
    });
  },
});

export const SaveCard = meta.story({
  args: { due: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Card number' }), '5555555555554444');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Expiry date' }), '05/26');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Security code' }), '123');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name on the card' }), 'Ayşe Kaya');
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ saveCard: true }));
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Card number' }), '4242');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Expiry date' }), '0426');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Security code' }), '1');
    await userEvent.click(canvas.getByRole('button', { name: /^Pay/ }));
    await expect(await canvas.findByText('Enter the 12 to 19 digits on the card')).toBeVisible();
    await expect(canvas.getByText('This card has expired')).toBeVisible();
    await expect(canvas.getByText('Enter 3 or 4 digits')).toBeVisible();
    await expect(canvas.getByText('This field is required')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Card number' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const CheckDigit = meta.story({
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: 'Card number' });
    await userEvent.type(number, '4242424242424241');
    await expect(number).toHaveAccessibleDescription('A digit may be wrong. Compare with the card.');
    await expect(number).not.toBeInvalid();
  },
});

export const HostedFields = meta.story({
  args: {
    hostedFields: (
      <div className="rounded-md border border-line-2 p-4 text-base">The fields of the payment company</div>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Keep this card/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Pay/ }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ saveCard: true });
  },
});

export const Declined = meta.story({
  args: { failure: aPayAnswer('declined').failure },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Your bank has declined this card/);
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Pay/ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
