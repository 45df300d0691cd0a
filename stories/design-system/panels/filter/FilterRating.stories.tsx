import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { FilterRating } from '#src/design-system/panels/filter/FilterRating.tsx';
import preview from '#storybook/preview.tsx';
import { like, say } from '#storybook/say.ts';

const ratings = [
  { stars: 4, count: 31 },
  { stars: 3, count: 36 },
];

const meta = preview.meta({
  component: FilterRating,
  args: { layout: 'chips', ratings, value: 4, onChange: fn() } satisfies ComponentProps<typeof FilterRating>,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: say('Rating') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('Any') }));
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
});

export const Rows = meta.story({
  args: { layout: 'rows' },
  play: async ({ canvas }) => {
    const four = like('{stars, number, ::.0} and up', { stars: 4 });
    await expect(canvas.getByRole('radio', { name: four })).toBeChecked();
  },
});
