import { expect } from 'storybook/test';
import type { Category } from '#openapi/schema.gen.ts';
import { aCategoryTree, someCategories } from '#mocks/fixtures/catalog.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { CategoryTree } from '#src/design-system/panels/category/CategoryTree.tsx';
import { CategoryTreeSkeleton } from '#src/design-system/panels/category/CategoryTreeSkeleton.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

/** One below the other: `names[0]` at the top, the last at the bottom. */
const aChain = ([categoryName = '', ...below]: string[], categoryId = 1): Category => ({
  categoryId,
  parentId: categoryId - 1,
  categoryName,
  pic: null,
  seq: 1,
  children: below.length > 0 ? [aChain(below, categoryId + 1)] : [],
});

const tree = aCategoryTree();
const [root] = tree;

const meta = preview.meta({
  component: CategoryTree,
  args: { categories: tree, hrefOf: ({ categoryId }) => `/category/${categoryId}` },
  decorators: [
    (Story) => (
      <div className="max-w-70">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: say('All categories') })).toBeVisible();
    const opener = canvas.getByRole('button', {
      name: say('Categories in {name}', { name: root?.categoryName ?? '' }),
    });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: root?.categoryName ?? '' })).toHaveFocus();
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: root?.children?.[0]?.categoryName })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Deep = meta.story({
  args: { categories: [aChain(['Home', 'Kitchen', 'Kettles', 'Gooseneck kettles'])], current: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Gooseneck kettles' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(3);
  },
});

export const Many = meta.story({
  args: { categories: someCategories() },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(9);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  args: { categories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('No categories in your region yet'))).toBeVisible();
  },
});

export const Loading = meta.story({ render: () => <CategoryTreeSkeleton /> });

export const LongText = meta.story({
  args: {
    categories: [aChain(['Электроинструменты и оборудование', hostile.word, hostile.html])],
    current: 3,
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
