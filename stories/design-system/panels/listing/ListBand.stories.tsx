import { expect } from 'storybook/test';
import { someProducts } from '#mocks/fixtures/catalog.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { ListBand } from '#src/design-system/panels/listing/ListBand.tsx';
import { LinkTabs } from '#src/design-system/tabs/LinkTabs.tsx';
import preview from '#storybook/preview.tsx';

const tabs = ['All', 'Electronics', 'Fashion'].map((name) => ({ key: name, name, href: `?of=${name}` }));

const meta = preview.meta({
  component: ListBand,
  args: {
    title: 'Trending',
    note: 'Best of the week',
    pictures: [...new Set(someProducts(8).map(({ pic }) => pic))],
    children: <LinkTabs label="Categories" tabs={tabs} current="All" />,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Trending' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Categories' })).toBeVisible();
  },
});

export const NothingListed = meta.story({ args: { pictures: [], children: undefined } });

export const LongText = meta.story({
  args: { title: hostile.long },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
