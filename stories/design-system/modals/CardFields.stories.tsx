import { expect, fn } from 'storybook/test';
import { Button } from '#src/design-system/primitives/Button.tsx';
import { CardFields } from '#src/design-system/modals/CardFields.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: CardFields,
  args: { id: 'card', onSubmit: fn() },
  decorators: [
    (Story) => (
      <div className="grid max-w-98 gap-4">
        <Story />
        <Button type="submit" form="card">
          Continue
        </Button>
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const autocomplete = {
      'cc-number': say('Card number'),
      'cc-exp': say('Expiry date'),
      'cc-csc': say('Security code'),
      'cc-name': say('Name on the card'),
    };
    for (const [value, name] of Object.entries(autocomplete))
      await expect(canvas.getByRole('textbox', { name })).toHaveAttribute('autocomplete', value);
  },
});

export const Filled = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const number = canvas.getByRole('textbox', { name: say('Card number') });
    await userEvent.type(number, '4242424242424242');
    await expect(number).toHaveValue('4242 4242 4242 4242');
    await expect(canvas.getByText('Visa')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: say('Expiry date') }), '1128');
    await expect(canvas.getByRole('textbox', { name: say('Expiry date') })).toHaveValue('11/28');
    await userEvent.type(canvas.getByRole('textbox', { name: say('Security code') }), '123');
    await userEvent.type(canvas.getByRole('textbox', { name: say('Name on the card') }), 'Nimal Perera');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      number: '4242424242424242',
      expMonth: 11,
      expYear: 2028,
      cvc: '123',
      holderName: 'Nimal Perera',
    });
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: say('Card number') }), '4242');
    await userEvent.type(canvas.getByRole('textbox', { name: say('Expiry date') }), '0426');
    await userEvent.type(canvas.getByRole('textbox', { name: say('Security code') }), '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText(say('Enter the 12 to 19 digits on the card'))).toBeVisible();
    await expect(canvas.getByText(say('This card has expired'))).toBeVisible();
    await expect(canvas.getByText(say('Enter 3 or 4 digits'))).toBeVisible();
    await expect(canvas.getByText(say('This field is required'))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: say('Card number') })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const CheckDigit = meta.story({
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: say('Card number') });
    await userEvent.type(number, '4242424242424241');
    await expect(number).toHaveAccessibleDescription(say('A digit may be wrong. Compare with the card.'));
    await expect(number).not.toBeInvalid();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
