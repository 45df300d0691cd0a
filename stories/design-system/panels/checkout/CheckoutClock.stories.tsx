import { expect, fn, waitFor } from 'storybook/test';
import { CheckoutClock } from '#src/design-system/panels/checkout/CheckoutClock.tsx';
import { now } from '#storybook/fixed-clock.ts';
import preview from '#storybook/preview.tsx';
import { sayTime } from '#storybook/say.ts';

const meta = preview.meta({
  component: CheckoutClock,
  args: { expiresAt: '2026-05-04T08:14:36Z', now: () => now, onEnd: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('09:36');
    // Nobody hears every second.
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await expect(canvas.getByRole('timer')).toHaveAccessibleName(sayTime({ minute: 9 }));
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
});

export const Ended = meta.story({
  args: { expiresAt: '2026-05-04T07:59:00Z' },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00');
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
