import { expect, fn, waitFor } from 'storybook/test';
import { TimeLabel } from '#src/design-system/primitives/text/TimeLabel.tsx';
import { now } from '#storybook/fixed-clock.ts';
import preview from '#storybook/preview.tsx';
import { inStory, sayTime } from '#storybook/say.ts';

const minute = 60_000;
const hour = 60 * minute;
const meta = preview.meta({
  component: TimeLabel,
  args: { until: now + 5 * hour + 12 * minute + 8000, now: () => now, onEnd: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer', { name: sayTime({ hour: 5, minute: 12 }) })).toHaveTextContent(
      '05:12:08',
    );
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
});

export const Days = meta.story({
  args: { until: now + 50 * hour },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: sayTime({ day: 2, hour: 2 }) })).toHaveTextContent(
      `${inStory().formatNumber(2, { style: 'unit', unit: 'day', unitDisplay: 'narrow' })} 02:00:00`,
    );
  },
});

export const LastMinute = meta.story({
  args: { until: now + 9000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: sayTime({ second: 9 }) })).toHaveTextContent('00:00:09');
  },
});

export const Ended = meta.story({
  args: { until: now - hour },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00:00');
  },
});

export const InASentence = meta.story({
  args: { plain: true, until: now + 14 * minute + 36_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: sayTime({ minute: 14 }) })).toHaveTextContent('14:36');
  },
});

export const LongText = meta.story({
  args: { until: now + 500 * hour },
  globals: { language: 'ru' },
});
