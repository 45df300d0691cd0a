import { expect } from 'storybook/test';
import { money } from '#mocks/fixtures/money.ts';
import { PriceBlock } from '#src/design-system/cards/product/PriceBlock.tsx';
import { PriceBlockSkeleton } from '#src/design-system/cards/product/PriceBlockSkeleton.tsx';
import { PriceCoinsLine } from '#src/design-system/cards/product/PriceCoinsLine.tsx';
import { PriceGroupLine } from '#src/design-system/cards/product/PriceGroupLine.tsx';
import preview from '#storybook/preview.tsx';
import { like, say, sayAmount, sayShareOff } from '#storybook/say.ts';

const meta = preview.meta({
  component: PriceBlock,
  args: { price: money(1_049_000), was: null },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sayAmount(money(1_049_000)))).toBeInTheDocument();
    await expect(canvas.queryByText(/%/)).not.toBeInTheDocument();
  },
});

export const Discount = meta.story({
  args: { was: money(1_249_000) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        say('price.was', {
          now: sayAmount(money(1_049_000)),
          was: sayAmount(money(1_249_000)),
          off: sayShareOff(16),
        }),
      ),
    ).toBeInTheDocument();
  },
});

export const Range = meta.story({
  args: { upTo: money(1_649_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sayAmount(money(1_049_000)))).toBeInTheDocument();
    await expect(canvas.getByText(sayAmount(money(1_649_000)))).toBeInTheDocument();
  },
});

export const GroupPrice = meta.story({
  args: {
    children: <PriceGroupLine groupBuy={{ price: money(849_000), targetCount: 20, needed: 6 }} />,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        say('Together from {count, plural, one {# piece} other {# pieces}}: {price} each', {
          count: 20,
          price: sayAmount(money(849_000)),
        }),
      ),
    ).toBeVisible();
  },
});

export const CoinsBack = meta.story({
  args: { was: money(1_249_000), children: <PriceCoinsLine coins={104} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('priceCoinsLine.back', { count: 104 }))).toBeVisible();
  },
});

export const Loading = meta.story({ render: () => <PriceBlockSkeleton /> });

export const DearerNow = meta.story({
  args: { price: money(1_149_000), was: money(849_000) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(like('{percent, number} percent off'))).not.toBeInTheDocument();
  },
});

export const InYuan = meta.story({
  args: { price: money(133_900, 'CNY'), was: money(148_900, 'CNY') },
  globals: { language: 'zh', region: 'cn' },
});

export const InKip = meta.story({
  args: { price: money(3_333_300, 'LAK'), was: money(4_000_000, 'LAK') },
  globals: { region: 'la' },
});

export const HugePrice = meta.story({
  args: { price: money(999_999_999, 'TRY'), was: money(1_999_999_999, 'TRY') },
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});
