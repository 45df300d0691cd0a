import { inTheShop } from '#storybook/service/the-shop.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  tags: ['!autodocs'],
  ...inTheShop({ opensAt: '/' }),
});

/**
 * The whole shop, to be used by hand: the product service itself runs in this page, filled with the catalogue. Sign in with any number;
 * the code is in the panel Messages. Nothing of it outlives the story.
 */
export const Shop = meta.story({});
