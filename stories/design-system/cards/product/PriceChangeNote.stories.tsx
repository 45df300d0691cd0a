import { expect } from 'storybook/test';
import { money } from '#mocks/fixtures/money.ts';
import { PriceChangeNote } from '#src/design-system/cards/product/PriceChangeNote.tsx';
import preview from '#storybook/preview.tsx';
import { say, sayAmount } from '#storybook/say.ts';

const meta = preview.meta({
  component: PriceChangeNote,
  args: { price: money(849_000), before: money(969_000) },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(say('{amount} lower since you added it', { amount: sayAmount(money(120_000)) })),
    ).toBeVisible();
  },
});

export const PriceRisen = meta.story({
  args: { before: money(809_000) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(say('{amount} higher since you added it', { amount: sayAmount(money(40_000)) })),
    ).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { price: money(1, 'TRY'), before: money(999_999_999, 'TRY') },
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});
