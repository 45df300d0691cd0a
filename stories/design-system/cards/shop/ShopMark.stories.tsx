import { expect } from 'storybook/test';
import { aShop } from '#mocks/fixtures/shops.ts';
import { ShopMark } from '#src/design-system/cards/shop/ShopMark.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: ShopMark, args: { shop: aShop() } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toBeVisible();
  },
});

export const WithoutLogo = meta.story({
  args: { shop: aShop({ shopLogo: null, shopName: 'Casora' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('C')).toBeVisible();
  },
});
