import { expect } from 'storybook/test';
import { someProducts } from '#mocks/fixtures/catalog.ts';
import { hostile } from '#mocks/fixtures/hostile.ts';
import { ProductRail } from '#src/design-system/cards/ProductRail.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ProductRail,
  args: {
    title: 'Trending deals',
    products: someProducts(12),
    hrefOf: ({ prodId }) => `/products/${prodId}`,
    moreHref: '/services/trending-deals-4001',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Trending deals' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Trending deals' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const WithoutMore = meta.story({ args: { moreHref: undefined, title: 'Similar products' } });

export const One = meta.story({ args: { products: someProducts(1) } });

export const Many = meta.story({
  args: { products: someProducts(18) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
  },
});

export const LongText = meta.story({
  args: { title: hostile.long, products: someProducts(4, { prodName: hostile.long }) },
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});
