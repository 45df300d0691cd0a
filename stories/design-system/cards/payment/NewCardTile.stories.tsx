import { expect, fn } from 'storybook/test';
import { NewCardTile } from '#src/design-system/cards/payment/NewCardTile.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: NewCardTile, args: { onAdd: fn() } });

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Add a card') }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
