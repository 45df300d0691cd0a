import { behaviour } from '#storybook/behaviour.ts';
import { expect } from 'storybook/test';
import { money } from '#mocks/fixtures/money.ts';
import { PriceDropNote } from '#src/design-system/cards/product/PriceDropNote.tsx';
import preview from '#storybook/preview.tsx';
import { like, say, sayAmount } from '#storybook/say.ts';

const meta = preview.meta({
  component: PriceDropNote,
  args: { price: money(1_049_000), before: money(1_169_000) },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(say('Down {amount} since you saved it', { amount: sayAmount(money(120_000)) })),
    ).toBeVisible();
  },
});

export const NotFallen = meta.story({
  parameters: behaviour,
  args: { before: money(1_000_000) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(like('Down {amount} since you saved it'))).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: { price: money(1, 'TRY'), before: money(999_999_999, 'TRY') },
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});
