import { expect } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { anOrderDetail, anOrderItem } from '#mocks/fixtures/orders.ts';
import { PlacedParcel } from '#src/design-system/cards/order/PlacedParcel.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const order = anOrderDetail({}, 'toDeliver');

const meta = preview.meta({
  component: PlacedParcel,
  args: { order, href: '/order-details' },
  decorators: [
    (Story) => (
      <div className="max-w-105">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: order.shopName })).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(order.items.length);
    await expect(canvas.getByRole('link', { name: say('placedParcel.view') })).toHaveAttribute(
      'href',
      '/order-details',
    );
  },
});

export const NoPromise = meta.story({ args: { order: { ...order, arrival: null } } });

export const Many = meta.story({
  args: {
    order: {
      ...order,
      totalNum: 9,
      items: Array.from({ length: 9 }, (_, index) => anOrderItem({ orderItemId: index + 1 })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('placedParcel.more', { count: 6 }))).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { order: { ...order, shopName: hostile.word } },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
