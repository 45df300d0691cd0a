import { expect, fn, waitFor } from 'storybook/test';
import { Countdown } from '#src/design-system/primitives/text/Countdown.tsx';
import { now as workbenchNow } from '#storybook/fixed-clock.ts';
import preview from '#storybook/preview.tsx';
import { sayTime } from '#storybook/say.ts';
import { Sheet } from '#storybook/Sheet.tsx';

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
    await expect(canvas.getByRole('timer', { name: sayTime({ hour: 2, minute: 14 }) })).toHaveTextContent(
      /^02\D+14\D+36\D+$/,
    );
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
});

export const AllVariants = meta.story({
  render: (args) => (
    <Sheet
      least={240}
      cells={{
        medium: <Countdown {...args} />,
        large: <Countdown {...args} size="lg" />,
        'with days': <Countdown {...args} until={now + day + 5 * hour + 12 * minute + 8000} />,
        'last minutes': <Countdown {...args} until={now + 5 * minute - 1000} />,
        'last minutes, large': <Countdown {...args} until={now + 5 * minute - 1000} size="lg" />,
      }}
    />
  ),
});

export const Hours = meta.story({ args: { until: now + 23 * hour + 59 * minute + 59_000, size: 'lg' } });

export const Days = meta.story({
  args: { until: now + day + 5 * hour + 12 * minute + 8000, size: 'lg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: sayTime({ day: 1, hour: 5, minute: 12 }) })).toBeVisible();
  },
});

export const LastMinutes = meta.story({ args: { until: now + 5 * minute - 1000 } });

export const LastMinute = meta.story({
  args: { until: now + 12_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: sayTime({ second: 12 }) })).toBeVisible();
  },
});

export const Ended = meta.story({
  args: { until: now },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
});

/** The reader's clock is an hour behind the service's: the service's counts. */
export const ServerAhead = meta.story({
  args: { until: workbenchNow + 3 * hour, now: () => Date.now() + hour },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: sayTime({ hour: 2 }) })).toHaveTextContent(
      /^02\D+00\D+00\D+$/,
    );
  },
});

export const ServerBehind = meta.story({
  args: { until: workbenchNow + 3 * hour, now: () => Date.now() - hour },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: sayTime({ hour: 4 }) })).toHaveTextContent(
      /^04\D+00\D+00\D+$/,
    );
  },
});

let ticked = 0;

/** With less motion it still ticks: time is not decoration. */
export const ReducedMotion = meta.story({
  args: { until: now + 9 * minute + 10_000, now: () => now + ticked },
  beforeEach: () => {
    ticked = 0;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^00\D+09\D+10\D+$/);
    ticked = 1000;
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/^00\D+09\D+09\D+$/), {
      timeout: 3000,
    });
  },
});

export const Russian = meta.story({ globals: { language: 'ru' } });

export const Chinese = meta.story({ globals: { language: 'zh', region: 'cn' } });
