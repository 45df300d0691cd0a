import { expect, fn } from 'storybook/test';
import { aCategoryTree } from '#mocks/fixtures/catalog.ts';
import { first } from '#mocks/fixtures/first.ts';
import { CategoryColumn } from '#src/design-system/panels/category/CategoryColumn.tsx';
import preview from '#storybook/preview.tsx';

const category = first(aCategoryTree());

const meta = preview.meta({
  component: CategoryColumn,
  args: { category, hrefOf: ({ categoryId }) => `/c/${categoryId}`, onLeave: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const link = canvas.getByRole('link', { name: category.categoryName });
    await expect(link).toHaveAttribute('href', `/c/${category.categoryId}`);
    await userEvent.click(link);
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

export const NothingBelow = meta.story({
  args: { category: { ...category, pic: null, children: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});
