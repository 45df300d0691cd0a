import { expect, fn } from 'storybook/test';
import { aCategoryTree } from '#mocks/fixtures/catalog.ts';
import { first } from '#mocks/fixtures/first.ts';
import { CategoriesPanel } from '#src/design-system/panels/category/CategoriesPanel.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const categories = aCategoryTree();
const whole = (name: string) => say('Everything in {name}', { name });

const meta = preview.meta({
  component: CategoriesPanel,
  args: {
    categories,
    allHref: '/categories',
    hrefOf: ({ categoryId }) => `/c/${categoryId}`,
    onLeave: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: whole(first(categories).categoryName) })).toBeVisible();
    await expect(canvas.getAllByRole('tab')).toHaveLength(categories.length);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(first(canvas.getAllByRole('tab'))).toHaveFocus();
    await userEvent.keyboard('{End}');
    const last = first(categories.toReversed());
    await expect(canvas.getByRole('link', { name: whole(last.categoryName) })).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { categories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('No categories in your region yet'))).toBeVisible();
  },
});
