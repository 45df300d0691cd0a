import { expect } from 'storybook/test';
import { RefundTabs } from '#src/design-system/tabs/RefundTabs.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: RefundTabs,
  args: {
    current: 'ALL' as const,
    open: 2,
    hrefs: {
      ALL: '/Refund',
      AFTER_SALES: '/Refund?kind=AFTER_SALES',
      CANCELLATION: '/Refund?kind=CANCELLATION',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: say('Refunds by kind') })).toBeVisible();
    const all = canvas.getByRole('link', { name: like('refundTabs.all') });
    await expect(all).toHaveAttribute('aria-current', 'page');
    await expect(all).toHaveTextContent('2');
    await expect(canvas.getByRole('link', { name: say('Returns and refunds') })).toHaveAttribute(
      'href',
      '/Refund?kind=AFTER_SALES',
    );
  },
});

export const AfterSales = meta.story({ args: { current: 'AFTER_SALES' } });

export const Cancellations = meta.story({ args: { current: 'CANCELLATION' } });

export const CountsUnknown = meta.story({
  args: { open: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/\d/)).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
