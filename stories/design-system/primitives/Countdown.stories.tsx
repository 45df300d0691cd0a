import { expect, fn, waitFor } from 'storybook/test';
import { Countdown } from '#src/design-system/primitives/Countdown.tsx';
import preview from '#storybook/preview.tsx';

const now = Date.UTC(2026, 3, 8, 6);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const meta = preview.meta({
  component: Countdown,
  args: { until: now + 2 * hour + 14 * minute + 36_000, now: () => now, onEnd: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer', { name: '2 hours, 14 minutes' })).toHaveTextContent('02h14m36s');
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
});

export const Days = meta.story({
  args: { until: now + day + 5 * hour + 12 * minute + 8000, size: 'lg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: '1 day, 5 hours, 12 minutes' })).toBeVisible();
  },
});

export const LastMinutes = meta.story({ args: { until: now + 5 * minute - 1000 } });

export const LastMinute = meta.story({
  args: { until: now + 12_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: '12 seconds' })).toBeVisible();
  },
});

export const Ended = meta.story({
  args: { until: now },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
});

export const Russian = meta.story({ globals: { language: 'ru' } });

export const Chinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
