import { expect } from 'storybook/test';
import { LowStock } from '#src/design-system/cards/product/LowStock.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: LowStock, args: { count: 3 } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('cartLine.few', { count: 3 }))).toBeVisible();
  },
});

export const LongText = meta.story({ args: { count: 1 }, globals: { language: 'ru' } });
