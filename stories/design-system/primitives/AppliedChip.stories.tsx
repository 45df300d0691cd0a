import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { AppliedChip } from '#src/design-system/primitives/AppliedChip.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: AppliedChip, args: { children: 'Free delivery', onRemove: fn() } });

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Free delivery' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: { children: hostile.long },
  globals: { viewport: { value: 'phone' } },
});
