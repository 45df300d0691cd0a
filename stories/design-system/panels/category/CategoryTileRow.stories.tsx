import { behaviour } from '#storybook/behaviour.ts';
import { expect } from 'storybook/test';
import { aCategory, someCategories } from '#mocks/fixtures/catalog.ts';
import { CategoryTileRow } from '#src/design-system/panels/category/CategoryTileRow.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: CategoryTileRow,
  args: { categories: someCategories(), hrefOf: ({ categoryId }) => `/category/${categoryId}` },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: say('Categories') })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(10);
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Few = meta.story({ args: { categories: someCategories().slice(0, 3) } });

export const Empty = meta.story({
  parameters: behaviour,
  args: { categories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const Many = meta.story({
  args: {
    categories: Array.from({ length: 24 }, (_, index) => ({
      ...aCategory(),
      categoryId: index + 1,
      categoryName: `Category ${index + 1}`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(10);
  },
});

export const LongText = meta.story({
  args: {
    categories: someCategories().map((category) => ({
      ...category,
      categoryName: 'Электроинструменты и оборудование',
    })),
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
