import { expect } from 'storybook/test';
import { money } from '#mocks/fixtures/money.ts';
import { PriceGroupLine } from '#src/design-system/cards/product/PriceGroupLine.tsx';
import preview from '#storybook/preview.tsx';
import { like, say, sayAmount } from '#storybook/say.ts';

const groupBuy = { price: money(849_000), targetCount: 20, needed: 6 };
const meta = preview.meta({ component: PriceGroupLine, args: { groupBuy } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        say('Together from {count, plural, one {# piece} other {# pieces}}: {price} each', {
          count: 20,
          price: sayAmount(money(849_000)),
        }),
      ),
    ).toBeVisible();
    await expect(canvas.getByText(like('priceGroupLine.needed', { count: 6 }))).toBeVisible();
  },
});

export const Completed = meta.story({
  args: { groupBuy: { ...groupBuy, needed: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(like('priceGroupLine.needed'))).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: { groupBuy: { ...groupBuy, price: money(999_999_999, 'TRY') } },
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});
