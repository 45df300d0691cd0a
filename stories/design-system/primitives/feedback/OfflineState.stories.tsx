import { expect, fn } from 'storybook/test';
import { OfflineState } from '#src/design-system/primitives/feedback/OfflineState.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: OfflineState, args: { onRetry: fn() } });

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(say('You are offline'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('offlineState.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Compact = meta.story({
  args: { compact: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      say('You are offline. This is how it looked last time.'),
    );
  },
});

export const LongText = meta.story({
  args: { compact: true },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
