import { expect } from 'storybook/test';
import { SearchDoor } from '#src/design-system/panels/search/SearchDoor.tsx';
import type { SearchOption } from '#src/design-system/panels/search/search-options.ts';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';
import { categories } from '../../layout/search-terms.ts';

const [category = { categoryId: 1, categoryName: '', count: 0 }] = categories;

type Door = Extract<SearchOption, { group: 'doors' }>;

const meta = preview.meta({
  component: SearchDoor,
  args: { door: { group: 'doors', term: category.categoryName, category } as Door },
  render: (args) => (
    <div className="flex max-w-sm items-center gap-3">
      <SearchDoor {...args} />
    </div>
  ),
});

export const Category = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('searchDoor.category', { count: 18 }))).toBeVisible();
  },
});

export const Shop = meta.story({
  args: { door: { group: 'doors', term: 'Oak & Linen', shopId: 2004 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oak & Linen')).toBeVisible();
  },
});
