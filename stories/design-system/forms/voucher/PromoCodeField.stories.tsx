import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { PromoCodeField } from '#src/design-system/forms/voucher/PromoCodeField.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: PromoCodeField,
  args: { onRedeem: fn(), busy: false },
  decorators: [
    (Story) => (
      <div className="max-w-100">
        <Story />
      </div>
    ),
  ],
});

function Answered({ onRedeem, ...rest }: ComponentProps<typeof PromoCodeField>) {
  const [accepted, accept] = useState<string>();
  return (
    <PromoCodeField
      {...rest}
      accepted={accepted}
      onRedeem={(code) => {
        onRedeem(code);
        accept('Weekend saver');
      }}
    />
  );
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: say('Promo code') })).toHaveValue('');
  },
});

export const Filled = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: say('Promo code') }), ' Weekend8 {Enter}');
    await expect(args.onRedeem).toHaveBeenCalledWith('Weekend8');
  },
});

export const TooShort = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: say('Promo code') });
    await userEvent.type(field, 'W8');
    await userEvent.click(canvas.getByRole('button', { name: say('promoCodeField.add') }));
    await expect(args.onRedeem).not.toHaveBeenCalled();
    await expect(field).toHaveAccessibleDescription(say('A code has at least 3 letters or digits'));
  },
});

export const Invalid = meta.story({
  args: { refused: 'This code is not known' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: say('Promo code') });
    await expect(field).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent('This code is not known');
    await userEvent.type(field, 'W');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.type(field, 'EEKEND8{Enter}');
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: say('Promo code') }), 'WEEKEND8{Enter}');
    await expect(canvas.getByRole('button', { name: say('promoCodeField.add') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(args.onRedeem).not.toHaveBeenCalled();
  },
});

export const Accepted = meta.story({
  render: (args) => <Answered {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: say('Promo code') });
    await userEvent.type(field, 'WEEKEND8{Enter}');
    await expect(await canvas.findByText(say('“{name}” is yours', { name: 'Weekend saver' }))).toBeVisible();
    await expect(field).toHaveValue('');
  },
});

export const OnAPhone = meta.story({
  args: { accepted: 'Weekend saver' },
  globals: { viewport: { value: 'phone' } },
});

export const OnABand = meta.story({
  args: { bare: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: say('Promo code') })).toHaveAttribute(
      'placeholder',
      say('Promo code'),
    );
  },
});

export const LongText = meta.story({
  args: { refused: hostile.long },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
