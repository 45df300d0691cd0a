import { expect } from 'storybook/test';
import { RefundTabs } from '#src/design-system/tabs/RefundTabs.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: RefundTabs,
  args: {
    current: 'all' as const,
    open: 2,
    hrefs: {
      all: '/Refund',
      open: '/Refund?show=open',
      cancelled: '/Refund?show=cancelled',
      done: '/Refund?show=done',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: say('Refunds by status') })).toBeVisible();
    const all = canvas.getByRole('link', { name: say('refundTabs.all') });
    await expect(all).toHaveAttribute('aria-current', 'page');
    const open = canvas.getByRole('link', { name: like('refundTabs.open') });
    await expect(open).toHaveTextContent('2');
    await expect(open).toHaveAttribute('href', '/Refund?show=open');
  },
});

export const Open = meta.story({ args: { current: 'open' } });

export const Cancelled = meta.story({ args: { current: 'cancelled' } });

export const Done = meta.story({ args: { current: 'done' } });

export const CountsUnknown = meta.story({
  args: { open: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/\d/)).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
