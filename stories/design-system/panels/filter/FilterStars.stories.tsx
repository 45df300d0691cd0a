import { expect, fn } from 'storybook/test';
import { FilterStars } from '#src/design-system/panels/filter/FilterStars.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const ratings = [
  { stars: 4, count: 31 },
  { stars: 3, count: 36 },
];

const meta = preview.meta({
  component: FilterStars,
  args: { ratings, value: undefined, onChange: fn() },
});

const four = () => like('{stars, number, ::.0} and up', { stars: 4 });

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: say('Any') })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: four() }));
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
  },
});

export const NoneLeft = meta.story({
  args: { ratings: [{ stars: 4, count: 0 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: four() })).toBeDisabled();
  },
});
