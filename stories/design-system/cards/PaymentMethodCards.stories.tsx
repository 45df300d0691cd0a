import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { aCheckout } from '#mocks/fixtures/checkout.ts';
import { PaymentMethodCards } from '#src/design-system/cards/PaymentMethodCards.tsx';
import preview from '#storybook/preview.tsx';

function Kept({ chosen, onChoose, ...rest }: ComponentProps<typeof PaymentMethodCards>) {
  const [kept, keep] = useState(chosen);
  return (
    <PaymentMethodCards
      {...rest}
      chosen={kept}
      onChoose={(payType) => {
        onChoose(payType);
        keep(payType);
      }}
    />
  );
}

const meta = preview.meta({
  component: PaymentMethodCards,
  args: { methods: aCheckout().payMethods, chosen: 'COD_CASH' as const, onChoose: fn() },
  render: (args) => (
    <div className="max-w-xl">
      <Kept {...args} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Cash on delivery' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Cash to the courier/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /Bank card to the courier/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('COD_CARD');
    await expect(canvas.getByRole('radio', { name: /Bank card to the courier/ })).toBeChecked();
  },
});

export const CodCard = meta.story({ args: { chosen: 'COD_CARD' } });

export const Keyboard = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChoose).toHaveBeenCalledWith('COD_CARD');
  },
});

export const CodRefused = meta.story({
  args: {
    chosen: undefined,
    methods: [
      { payType: 'COD_CASH', enabled: false, reason: 'paytype.not_allowed' },
      { payType: 'COD_CARD', enabled: false, reason: 'paytype.not_allowed' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Cash to the courier/ })).toBeDisabled();
    await expect(canvas.getAllByText('Not possible for something in this order')).toHaveLength(2);
  },
});

export const OneRefused = meta.story({
  args: {
    methods: [
      { payType: 'COD_CASH', enabled: true },
      { payType: 'COD_CARD', enabled: false, reason: 'paytype.not_allowed' },
    ],
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
