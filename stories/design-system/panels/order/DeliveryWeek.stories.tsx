import { expect } from 'storybook/test';
import { anOrderDetail } from '#mocks/fixtures/orders.ts';
import { DeliveryWeek } from '#src/design-system/panels/order/DeliveryWeek.tsx';
import preview from '#storybook/preview.tsx';

const things = anOrderDetail({}, 'toDeliver').items.map(({ orderItemId, pic, prodName }) => ({
  id: orderItemId,
  pic,
  name: prodName,
}));

const meta = preview.meta({
  component: DeliveryWeek,
  args: { today: '2026-05-04', arrivals: [{ day: '2026-05-07', things }] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('listitem');
    await expect(days).toHaveLength(7);
    await expect(days[0]).toHaveAttribute('aria-current', 'date');
    await expect(canvas.getAllByRole('img')).toHaveLength(things.length);
  },
});

export const LaterThanThisWeek = meta.story({
  args: { arrivals: [{ day: '2026-05-19', things }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).not.toHaveAttribute('aria-current');
  },
});

export const Many = meta.story({
  args: {
    arrivals: [
      { day: '2026-05-06', things: Array.from({ length: 5 }, (_, id) => ({ ...things[0]!, id })) },
      { day: '2026-05-07', things },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+2')).toBeVisible();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
