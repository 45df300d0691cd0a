import { expect } from 'storybook/test';
import { EmptyVouchers } from '#src/design-system/empty-states/EmptyVouchers.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: EmptyVouchers, args: { of: 'toCollect' as const, href: '/' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('No vouchers here'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Start shopping') })).toHaveAttribute('href', '/');
  },
});

export const Collected = meta.story({
  args: { of: 'collected', href: '/vouchers' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: say('Find vouchers') })).toHaveAttribute(
      'href',
      '/vouchers',
    );
  },
});

export const Used = meta.story({ args: { of: 'used', href: '/vouchers' } });

export const Expired = meta.story({ args: { of: 'expired', href: '/vouchers' } });

export const WithoutAction = meta.story({
  args: { of: 'collected', href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
