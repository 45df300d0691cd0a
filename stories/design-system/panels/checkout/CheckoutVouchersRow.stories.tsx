import { expect, fn } from 'storybook/test';
import { CheckoutVouchersRow } from '#src/design-system/panels/checkout/CheckoutVouchersRow.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: CheckoutVouchersRow,
  args: { applied: 3, usable: 4, onOpen: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(say('checkoutVouchers.applied', { count: 3 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('Change vouchers') }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

export const NoneApplied = meta.story({
  args: { applied: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('checkoutVouchers.none', { count: 4 }))).toBeVisible();
    await expect(canvas.getByRole('button', { name: say('See vouchers') })).toBeVisible();
  },
});

export const NoneFits = meta.story({
  args: { applied: 0, usable: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Vouchers and promo codes'))).toBeVisible();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
