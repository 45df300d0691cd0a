import { expect } from 'storybook/test';
import { anArrival } from '#mocks/fixtures/orders.ts';
import { ArrivalLine } from '#src/design-system/cards/ArrivalLine.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

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
  args: { arrival: anArrival({ from: '2026-05-01', to: '2026-05-01', lateDays: 3 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('arrival.late', { days: 3 }))).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { arrival: anArrival({ lateDays: 12 }), href: '/ToReceive/logistics' },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
