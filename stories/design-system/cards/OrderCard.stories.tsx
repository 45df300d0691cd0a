import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { anOrder, anOrderItem } from '#mocks/fixtures/orders.ts';
import { OrderCard } from '#src/design-system/cards/OrderCard.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: OrderCard,
  args: {
    order: anOrder({}, 'toDeliver'),
    href: '/order-details?orderNumber=260504080000000003',
    productHrefOf: ({ prodId }) => `/products/${prodId}`,
    confirming: false,
    onConfirmReceipt: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Casora Home Appliances' })).toBeVisible();
    await expect(canvas.getByText('To deliver')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View order' })).toHaveAttribute(
      'href',
      '/order-details?orderNumber=260504080000000003',
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const ToPay = meta.story({ args: { order: anOrder({}, 'toPay') } });

export const Grouping = meta.story({ args: { order: anOrder({ status: 'GROUPING' }, 'toDeliver') } });

export const ToReceive = meta.story({
  args: { order: anOrder({}, 'toReceive') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm receipt' }));
    await expect(args.onConfirmReceipt).toHaveBeenCalledOnce();
  },
});

export const Confirming = meta.story({
  args: { order: anOrder({}, 'toReceive'), confirming: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm receipt' }));
    await expect(args.onConfirmReceipt).not.toHaveBeenCalled();
  },
});

export const Completed = meta.story({ args: { order: anOrder({}, 'completed') } });

export const Cancelled = meta.story({
  args: { order: anOrder({}, 'cancelled') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Order cancelled')).toBeVisible();
  },
});

export const ManyItems = meta.story({
  args: {
    order: anOrder({
      items: Array.from({ length: 12 }, (_, index) => anOrderItem({ orderItemId: index + 1 })),
    }),
  },
});

export const OnAPhone = meta.story({
  args: { order: anOrder({}, 'toReceive') },
  globals: { viewport: { value: 'phone' } },
});

export const HugePrice = meta.story({ args: { order: anOrder({ total: money(999_999_999, 'TRY') }) } });

export const LongText = meta.story({
  args: {
    order: anOrder({ shopName: hostile.long, items: [anOrderItem({ prodName: hostile.long })] }, 'toReceive'),
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});

export const HtmlInText = meta.story({
  args: { order: anOrder({ shopName: hostile.html }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: hostile.html })).toBeVisible();
  },
});
