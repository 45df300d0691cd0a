import { behaviour } from '#storybook/behaviour.ts';
import { expect } from 'storybook/test';
import { aShop, aShopSummary } from '#mocks/fixtures/shops.ts';
import { ShopFacts } from '#src/design-system/cards/shop/ShopFacts.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: ShopFacts, args: { shop: aShopSummary() } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('{value, number} of 5 stars', { value: 4.9 }))).toBeInTheDocument();
    await expect(canvas.getByText(say('shopFacts.products', { count: 31 }))).toBeVisible();
  },
});

export const NoRating = meta.story({
  args: { shop: aShopSummary({ ratingAvg: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('No ratings yet'))).toBeVisible();
  },
});

export const One = meta.story({
  args: { shop: aShopSummary({ prodCount: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('shopFacts.products', { count: 1 }))).toBeVisible();
  },
});

export const Followers = meta.story({
  args: { shop: aShop() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('shopFacts.followers', { count: 18_400 }))).toBeVisible();
    await expect(canvas.queryByText(say('shopFacts.products', { count: 31 }))).not.toBeInTheDocument();
  },
});

export const NoFollowers = meta.story({
  parameters: behaviour,
  args: { shop: aShop({ followers: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('shopFacts.products', { count: 31 }))).toBeVisible();
  },
});

export const Many = meta.story({ args: { shop: aShopSummary({ prodCount: 12_400 }) } });

export const LongText = meta.story({
  args: { shop: aShopSummary({ prodCount: 1_234_567, ratingAvg: null }) },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
