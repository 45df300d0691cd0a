import { expect, fn } from 'storybook/test';
import { NoneMatch } from '#src/design-system/empty-states/NoneMatch.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: NoneMatch, args: { onClear: fn() } });

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Clear filters') }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
