import { expect, fn } from 'storybook/test';
import { KeptDraft } from '#src/design-system/primitives/form/KeptDraft.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: KeptDraft, args: { onDrop: fn() } });

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Start again') }));
    await expect(args.onDrop).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
