import { expect, fn } from 'storybook/test';
import { EmptyCards } from '#src/design-system/empty-states/EmptyCards.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: EmptyCards, args: { onAdd: fn() } });

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(say('No saved cards'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('Add a card') }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
