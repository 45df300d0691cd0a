import { expect } from 'storybook/test';
import { PriceCoinsLine } from '#src/design-system/cards/product/PriceCoinsLine.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: PriceCoinsLine, args: { coins: 104 } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('priceCoinsLine.back', { count: 104 }))).toBeVisible();
  },
});

export const One = meta.story({ args: { coins: 1 } });

export const LongText = meta.story({ args: { coins: 9_999_999 }, globals: { language: 'ru' } });
