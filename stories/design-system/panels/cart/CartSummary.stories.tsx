import { expect, fn } from 'storybook/test';
import { aCartTotal } from '#mocks/fixtures/cart.ts';
import { money } from '#mocks/fixtures/money.ts';
import { CartSummary } from '#src/design-system/panels/cart/CartSummary.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: CartSummary,
  args: { total: aCartTotal(), calculating: false, onCheckout: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-88">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(say('cartSummary.subtotal', { count: 6 }))).toBeVisible();
    await expect(canvas.queryByText(say('Discount'))).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: say('cartSummary.checkout') }));
    await expect(args.onCheckout).toHaveBeenCalledOnce();
  },
});

export const Discount = meta.story({
  args: { total: aCartTotal({ subtractMoney: money(173_850), finalMoney: money(4_050_150) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Discount'))).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: say('Summary') })).toBeVisible();
    await expect(canvas.getByText(say('cartSummary.subtotal', { count: 6 }))).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: say('cartSummary.checkout') })).toBeVisible();
  },
});

export const OneItem = meta.story({
  args: { total: aCartTotal({ count: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('cartSummary.subtotal', { count: 1 }))).toBeVisible();
  },
});

export const Calculating = meta.story({
  args: { total: undefined, calculating: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: say('cartSummary.checkout') })).toBeDisabled();
  },
});

export const Stale = meta.story({
  args: { onRefresh: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(say('This total may be out of date'));
    await expect(canvas.getByRole('button', { name: say('cartSummary.checkout') })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: say('Refresh') }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const CalculatingAnew = meta.story({ args: { calculating: true } });

export const NothingSelected = meta.story({
  args: {
    total: aCartTotal({ totalMoney: money(0), subtractMoney: money(0), finalMoney: money(0), count: 0 }),
  },
  play: async ({ canvas, userEvent, args }) => {
    const checkout = canvas.getByRole('button', { name: say('cartSummary.checkout') });
    await expect(checkout).toBeDisabled();
    await userEvent.click(checkout);
    await expect(args.onCheckout).not.toHaveBeenCalled();
  },
});

export const HugePrice = meta.story({
  args: {
    total: aCartTotal({
      totalMoney: money(999_999_999, 'TRY'),
      subtractMoney: money(1, 'TRY'),
      finalMoney: money(999_999_998, 'TRY'),
      count: 999,
    }),
  },
});

export const PromoCode = meta.story({
  args: { promo: <p className="h-12 rounded-md bg-sunken" /> },
});

export const LongText = meta.story({
  args: { total: aCartTotal({ subtractMoney: money(173_850) }) },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
