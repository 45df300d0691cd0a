import { expect, fn, waitFor } from 'storybook/test';
import { PayCountdown } from '#src/design-system/cards/PayCountdown.tsx';
import { now } from '#storybook/fixed-clock.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PayCountdown,
  args: {
    deadline: '2026-05-04T08:31:00Z',
    serverTime: '2026-05-04T08:05:00Z',
    receivedAt: now,
    onEnd: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Pay within/)).toHaveTextContent('or the order closes');
    await expect(canvas.getByRole('timer', { name: '26 minutes' })).toBeVisible();
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
});

export const ServerAhead = meta.story({
  args: { serverTime: '2026-05-04T08:15:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: '16 minutes' })).toBeVisible();
  },
});

export const ServerBehind = meta.story({
  args: { serverTime: '2026-05-04T06:55:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: '1 hour, 36 minutes' })).toBeVisible();
  },
});

/** The answer is four minutes old: it came out of the cache. */
export const ReadBefore = meta.story({
  args: { receivedAt: now - 240_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: '22 minutes' })).toBeVisible();
  },
});

export const LastMinutes = meta.story({
  args: { deadline: '2026-05-04T08:09:12Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: '4 minutes' })).toHaveTextContent('00h04m12s');
  },
});

export const LastMinute = meta.story({
  args: { deadline: '2026-05-04T08:05:12Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: '12 seconds' })).toBeVisible();
  },
});

export const Ended = meta.story({
  args: { deadline: '2026-05-04T08:05:00Z' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('The time to pay is over. The order closes.')).toBeVisible();
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
