import { expect, fn } from 'storybook/test';
import { CartTools } from '#src/design-system/panels/cart/CartTools.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: CartTools,
  args: { total: 4, chosen: 4, onChooseAll: fn(), onFavourites: fn(), onRemove: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Move to favourites') }));
    await expect(args.onFavourites).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: say('Remove selected') }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChooseAll).toHaveBeenCalledWith(false);
  },
});

export const Mixed = meta.story({
  args: { chosen: 1 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChooseAll).toHaveBeenCalledWith(true);
  },
});

export const NothingChosen = meta.story({
  args: { chosen: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: say('Remove selected') })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: say('Move to favourites') })).toBeDisabled();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
