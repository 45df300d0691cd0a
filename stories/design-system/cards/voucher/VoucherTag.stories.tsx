import { expect } from 'storybook/test';
import { money } from '#mocks/fixtures/money.ts';
import { aVoucher, aVoucherOf } from '#mocks/fixtures/vouchers.ts';
import { VoucherTag } from '#src/design-system/cards/voucher/VoucherTag.tsx';
import preview from '#storybook/preview.tsx';
import { say, sayAmount, sayShareOff } from '#storybook/say.ts';

const meta = preview.meta({
  component: VoucherTag,
  args: { voucher: aVoucher({ reduceAmount: money(500_000) }) },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('{value} off', { value: sayAmount(money(500_000)) }))).toBeVisible();
  },
});

export const PercentCapped = meta.story({
  args: { voucher: aVoucherOf('PERCENT', { percentOff: 15, capAmount: money(150_000) }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        say('{value} off, up to {cap}', {
          value: sayShareOff(15),
          cap: sayAmount(money(150_000)),
        }),
      ),
    ).toBeVisible();
  },
});

export const Percent = meta.story({
  args: { voucher: aVoucherOf('PERCENT', { percentOff: 15, capAmount: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('{value} off', { value: sayShareOff(15) }))).toBeVisible();
  },
});

export const FreeShipping = meta.story({
  args: { voucher: aVoucherOf('FREE_SHIPPING', { percentOff: null, reduceAmount: null, capAmount: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Free delivery'))).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { voucher: aVoucherOf('PERCENT', { percentOff: 15, capAmount: money(999_999_999, 'TRY') }) },
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});
