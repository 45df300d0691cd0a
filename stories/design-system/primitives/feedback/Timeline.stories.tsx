import { expect } from 'storybook/test';
import { DateText } from '#src/design-system/primitives/text/DateText.tsx';
import { Timeline } from '#src/design-system/primitives/feedback/Timeline.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: Timeline,
  args: {
    label: 'What happened to the order',
    events: [
      { id: 3, title: 'Out for delivery', note: <DateText value="2026-04-08T03:12:00Z" withTime /> },
      { id: 2, title: 'Arrived at hub', note: <DateText value="2026-04-07T23:40:00Z" withTime /> },
      { id: 1, title: 'Order placed', note: <DateText value="2026-04-01T03:42:00Z" withTime /> },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [newest] = canvas.getAllByRole('listitem');
    await expect(newest).toHaveTextContent('Out for delivery');
  },
});

export const One = meta.story({ args: { events: [{ id: 1, title: 'Order placed' }] } });

export const Ended = meta.story({
  args: { ended: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'What happened to the order' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const Failed = meta.story({
  args: {
    events: [
      { id: 3, title: 'Nobody took the parcel', note: 'Colombo 03', failed: true },
      { id: 2, title: 'Out for delivery' },
      { id: 1, title: 'Order placed' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Nobody took the parcel');
  },
});

export const Many = meta.story({
  args: { events: Array.from({ length: 30 }, (_, index) => ({ id: index, title: `Scan ${30 - index}` })) },
});

export const LongText = meta.story({
  args: {
    events: [
      { id: 2, title: 'Посылка передана курьеру, который позвонит вам за час до приезда и уточнит адрес' },
      { id: 1, title: 'Заказ оформлен', note: '1 апреля, 09:12' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});
