import { expect } from 'storybook/test';
import { aLateArrival, anArrival } from '#mocks/fixtures/orders.ts';
import { ArrivalLine } from '#src/design-system/cards/order/ArrivalLine.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const tracked = {
  state: 'DELIVERED' as const,
  time: '2026-05-04T05:48:00Z',
  context: 'Delivered',
  location: 'Colombo 03',
};

const meta = preview.meta({ component: ArrivalLine, args: { arrival: anArrival() } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(like('arrival.between'))).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const OneDay = meta.story({
  args: { arrival: anArrival({ from: '2026-05-06' }), href: '/ToReceive/logistics' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/ToReceive/logistics');
  },
});

export const Late = meta.story({
  args: { arrival: aLateArrival() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(like('arrival.late'))).toBeVisible();
  },
});

export const OnItsWay = meta.story({
  args: { tracking: { ...tracked, state: 'OUT_FOR_DELIVERY' }, href: '/ToReceive/logistics' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent(say('parcelState.outForDelivery'));
    await expect(canvas.getByRole('link')).toHaveTextContent('Colombo 03');
  },
});

export const Delivered = meta.story({
  args: { tracking: tracked },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('parcelState.delivered'))).toBeVisible();
    await expect(canvas.queryByText(like('arrival.between'))).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: { arrival: aLateArrival(), href: '/ToReceive/logistics' },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
