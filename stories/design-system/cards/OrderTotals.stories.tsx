import { expect } from 'storybook/test';
import { aCheckoutWith, someAmounts } from '#mocks/fixtures/checkout.ts';
import { money } from '#mocks/fixtures/money.ts';
import { OrderTotals } from '#src/design-system/cards/OrderTotals.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: OrderTotals,
  args: { amounts: someAmounts() },
  decorators: [
    (Story) => (
      <div className="max-w-88">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Subtotal',
      'Delivery fee',
      'Total',
    ]);
  },
});

export const ToTheCourier = meta.story({
  args: { toCourier: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total to pay the courier')).toBeVisible();
  },
});

export const FreeDelivery = meta.story({
  args: { amounts: someAmounts({ deliveryFee: money(0) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
  },
});

export const EveryStep = meta.story({
  args: {
    amounts: someAmounts({
      shopDiscount: money(17_500),
      productVoucher: money(5000),
      shopVoucher: money(10_000),
      mallVoucher: money(30_000),
      deliveryReduce: money(20_000),
      insurance: money(4447),
      coinReduce: money(42_200),
      walletUsed: money(100_000),
      due: money(299_746),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(11);
    await expect(canvas.getAllByText(/^−/)).toHaveLength(7);
  },
});

export const InKip = meta.story({
  args: { amounts: aCheckoutWith('lak').amounts },
  globals: { region: 'la' },
});

export const HugePrice = meta.story({
  args: {
    amounts: someAmounts({ subtotal: money(999_999_999, 'TRY'), due: money(999_999_999, 'TRY') }),
  },
});

export const LongText = meta.story({
  args: { toCourier: true, amounts: someAmounts({ insurance: money(4447), shopDiscount: money(17_500) }) },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
