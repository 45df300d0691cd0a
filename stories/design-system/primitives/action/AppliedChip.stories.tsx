import { expect, fn } from 'storybook/test';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { AppliedChip } from '#src/design-system/primitives/action/AppliedChip.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: AppliedChip, args: { children: 'Free delivery', onRemove: fn() } });

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${say('appliedChip.remove')} Free delivery` }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: { children: hostile.long },
  globals: { viewport: { value: 'phone' } },
});
