import { expect, fn } from 'storybook/test';
import { OfflineState } from '#src/design-system/primitives/OfflineState.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: OfflineState, args: { onRetry: fn() } });

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('You are offline')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Compact = meta.story({
  args: { compact: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This is how it looked last time.');
  },
});

export const LongText = meta.story({
  args: { compact: true },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
