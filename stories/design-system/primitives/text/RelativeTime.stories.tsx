import { expect } from 'storybook/test';
import { RelativeTime } from '#src/design-system/primitives/text/RelativeTime.tsx';
import { now } from '#storybook/fixed-clock.ts';
import preview from '#storybook/preview.tsx';
import { inStory } from '#storybook/say.ts';
import { Sheet } from '#storybook/Sheet.tsx';

const minutes = (count: number) => new Date(now + count * 60_000).toISOString();

const meta = preview.meta({ component: RelativeTime, args: { value: minutes(-5), now: () => now } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(inStory().formatRelativeTime(-5, 'minute'))).toHaveAttribute(
      'datetime',
      minutes(-5),
    );
  },
});

export const ServerAhead = meta.story({
  args: { now: () => now + 3_600_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(inStory().formatRelativeTime(-1, 'hour'))).toBeVisible();
  },
});

export const LongAgo = meta.story({
  args: { value: '2026-03-01T10:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2026/)).toHaveTextContent('2026');
  },
});

const cells = () => ({
  Now: <RelativeTime value={minutes(0)} now={() => now} />,
  Minutes: <RelativeTime value={minutes(-12)} now={() => now} />,
  Hours: <RelativeTime value={minutes(-125)} now={() => now} />,
  Yesterday: <RelativeTime value={minutes(-1500)} now={() => now} />,
  Days: <RelativeTime value={minutes(-4400)} now={() => now} />,
  'In hours': <RelativeTime value={minutes(180)} now={() => now} />,
  'Over a week': <RelativeTime value={minutes(-12_000)} now={() => now} />,
});

export const AllVariants = meta.story({ render: () => <Sheet cells={cells()} /> });

export const Russian = meta.story({
  render: () => <Sheet cells={cells()} />,
  globals: { language: 'ru' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 минут назад')).toBeVisible();
  },
});

export const Chinese = meta.story({ render: () => <Sheet cells={cells()} />, globals: { language: 'zh' } });
