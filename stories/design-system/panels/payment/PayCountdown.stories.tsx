import { expect, fn, waitFor } from 'storybook/test';
import { PayCountdown } from '#src/design-system/panels/payment/PayCountdown.tsx';
import { now } from '#storybook/fixed-clock.ts';
import preview from '#storybook/preview.tsx';
import { like, say, sayTime } from '#storybook/say.ts';

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
    await expect(canvas.getByRole('timer').parentElement).toHaveTextContent(
      like('Pay within {left} or the order closes'),
    );
    await expect(canvas.getByRole('timer', { name: sayTime({ minute: 26 }) })).toBeVisible();
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
});

export const ServerAhead = meta.story({
  args: { serverTime: '2026-05-04T08:15:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: sayTime({ minute: 16 }) })).toBeVisible();
  },
});

export const ServerBehind = meta.story({
  args: { serverTime: '2026-05-04T06:55:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: sayTime({ hour: 1, minute: 36 }) })).toBeVisible();
  },
});

/** The answer is four minutes old: it came out of the cache. */
export const ReadBefore = meta.story({
  args: { receivedAt: now - 240_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: sayTime({ minute: 22 }) })).toBeVisible();
  },
});

export const LastMinutes = meta.story({
  args: { deadline: '2026-05-04T08:09:12Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: sayTime({ minute: 4 }) })).toHaveTextContent(
      /^00\D+04\D+12\D+$/,
    );
  },
});

export const LastMinute = meta.story({
  args: { deadline: '2026-05-04T08:05:12Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: sayTime({ second: 12 }) })).toBeVisible();
  },
});

export const Ended = meta.story({
  args: { deadline: '2026-05-04T08:05:00Z' },
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByText(say('The time to pay has run out. The order will close.')),
    ).toBeVisible();
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
