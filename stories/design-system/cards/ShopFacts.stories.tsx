import { expect } from 'storybook/test';
import { aShop, aShopSummary } from '#mocks/fixtures/shops.ts';
import { ShopFacts } from '#src/design-system/cards/ShopFacts.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: ShopFacts, args: { shop: aShopSummary() } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4.9 of 5 stars')).toBeInTheDocument();
    await expect(canvas.getByText('31 products')).toBeVisible();
  },
});

export const NoRating = meta.story({
  args: { shop: aShopSummary({ ratingAvg: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No ratings yet')).toBeVisible();
  },
});

export const One = meta.story({
  args: { shop: aShopSummary({ prodCount: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 product')).toBeVisible();
  },
});

export const Followers = meta.story({
  args: { shop: aShop() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18,400 followers')).toBeVisible();
    await expect(canvas.queryByText('31 products')).not.toBeInTheDocument();
  },
});

export const NoFollowers = meta.story({
  args: { shop: aShop({ followers: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('31 products')).toBeVisible();
  },
});

export const Many = meta.story({ args: { shop: aShopSummary({ prodCount: 12_400 }) } });

export const LongText = meta.story({
  args: { shop: aShopSummary({ prodCount: 1_234_567, ratingAvg: null }) },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
