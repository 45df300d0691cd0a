import { expect } from 'storybook/test';
import { ProductPerk } from '#src/design-system/cards/product/ProductPerk.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: ProductPerk, args: { perk: 'free' as const } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Free delivery'))).toBeVisible();
  },
});

export const Overseas = meta.story({ args: { perk: 'overseas' } });

export const CodPossible = meta.story({
  args: { perk: 'cod' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Cash on delivery'))).toBeVisible();
  },
});

export const LongText = meta.story({ args: { perk: 'overseas' }, globals: { language: 'ru' } });
