import { expect } from 'storybook/test';
import { money } from '#mocks/fixtures/money.ts';
import { BestPriceLine } from '#src/design-system/cards/product/BestPriceLine.tsx';
import preview from '#storybook/preview.tsx';
import { say, sayAmount, sayNumber } from '#storybook/say.ts';

const meta = preview.meta({
  component: BestPriceLine,
  args: { best: { price: money(1_653_500), percentOff: 12 } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        say('bestPriceLine.best', {
          price: sayAmount(money(1_653_500)),
          percent: sayNumber(0.12, { style: 'percent' }),
        }),
      ),
    ).toBeVisible();
  },
});
