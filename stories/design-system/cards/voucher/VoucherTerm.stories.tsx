import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { aMyVoucher, aVoucher } from '#mocks/fixtures/vouchers.ts';
import { VoucherTerm } from '#src/design-system/cards/voucher/VoucherTerm.tsx';
import { now } from '#storybook/fixed-clock.ts';
import preview from '#storybook/preview.tsx';
import { inStory, like, say, sayDate } from '#storybook/say.ts';

const meta = preview.meta({
  component: VoucherTerm,
  args: { voucher: aVoucher(), state: 'collect' as const, now: () => now },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(say('Until {date}', { date: sayDate('2026-05-31T12:00:00Z') })),
    ).toBeVisible();
  },
});

export const FewLeft = meta.story({ args: { voucher: aVoucher({ stockState: 'FEW' }) } });

export const EndsAfterCollecting = meta.story({
  args: { voucher: aVoucher({ validDays: 7 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('voucherTerm.days', { days: 7 }))).toBeVisible();
  },
});

/** Held since 3 May for seven days: its own end comes before the last day of all. */
export const OwnEnd = meta.story({
  args: { voucher: aMyVoucher({ validDays: 7 }), state: 'collected' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(say('Until {date}', { date: sayDate('2026-05-10T12:00:00Z') })),
    ).toBeVisible();
  },
});

export const NotYet = meta.story({
  args: { voucher: aVoucher({ startTime: '2026-05-07T18:30:00Z' }), state: 'notYet' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(say('From {date}', { date: sayDate('2026-05-08T12:00:00Z') })),
    ).toBeVisible();
  },
});

export const Expiring = meta.story({
  args: { voucher: aVoucher({ endTime: '2026-05-06T08:05:00Z' }), endsSoon: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(like('Ends'))).toHaveTextContent(
      inStory().formatRelativeTime(2, 'day', { numeric: 'auto' }),
    );
  },
});

export const NotMet = meta.story({ args: { state: 'notMet', shortfall: money(851_000) } });

export const Unfit = meta.story({
  args: { state: 'unfit', reason: 'Another mall voucher is in use' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Another mall voucher is in use')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { state: 'unfit', reason: hostile.long },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
