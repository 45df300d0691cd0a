import { expect } from 'storybook/test';
import { anOrderCount } from '#mocks/fixtures/orders.ts';
import { OrderStatusTabs } from '#src/design-system/tabs/OrderStatusTabs.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const meta = preview.meta({
  component: OrderStatusTabs,
  args: {
    current: 'TO_DELIVER' as const,
    counts: anOrderCount({ unPay: 0, payed: 3, consignment: 12 }),
    hrefs: {
      ALL: '/orders',
      TO_PAY: '/ToPay',
      TO_DELIVER: '/ToDeliver',
      TO_RECEIVE: '/ToReceive',
      COMPLETED: '/Completed',
      REFUND: '/Refund',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: say('Orders by status') })).toBeVisible();
    const current = canvas.getByRole('link', { name: like('To deliver') });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(current).toHaveAttribute('href', '/ToDeliver');
    await expect(current).toHaveTextContent('3');
    await expect(canvas.getByRole('link', { name: say('To pay') })).toBeVisible();
  },
});

export const All = meta.story({ args: { current: 'ALL' } });

export const AfterSales = meta.story({
  args: { current: 'REFUND', counts: anOrderCount({ refund: 2 }) },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: like('After-sales') });
    await expect(current).toHaveAttribute('href', '/Refund');
    await expect(current).toHaveTextContent('2');
  },
});

export const Completed = meta.story({ args: { current: 'COMPLETED' } });

export const CountsUnknown = meta.story({
  args: { counts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/\d/)).not.toBeInTheDocument();
  },
});

export const Many = meta.story({
  args: { counts: anOrderCount({ unPay: 128, payed: 999, consignment: 12_400 }) },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
