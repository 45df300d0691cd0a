import { expect } from 'storybook/test';
import { money } from '#mocks/fixtures/money.ts';
import { PriceGroupLine } from '#src/design-system/cards/PriceGroupLine.tsx';
import preview from '#storybook/preview.tsx';

const groupBuy = { price: money(849_000), targetCount: 20, needed: 6 };
const meta = preview.meta({ component: PriceGroupLine, args: { groupBuy } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Group of 20 pays Rs 8,490 each')).toBeVisible();
    await expect(canvas.getByText(/6 more to go/)).toBeVisible();
  },
});

export const Completed = meta.story({
  args: { groupBuy: { ...groupBuy, needed: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/more to go/)).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: { groupBuy: { ...groupBuy, price: money(999_999_999, 'TRY') } },
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});
