import { expect } from 'storybook/test';
import { aNewShop, aShop } from '#mocks/fixtures/shops.ts';
import { ShopStep } from '#src/design-system/panels/shop/ShopStep.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: ShopStep, args: { shop: aShop() } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Buyers’ rating'))).toBeVisible();
    await expect(canvas.getByText('412')).toBeVisible();
  },
});

export const New = meta.story({
  args: { shop: aNewShop() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('No ratings yet'))).toBeVisible();
    await expect(canvas.queryByText(say('Happy buyers'))).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
