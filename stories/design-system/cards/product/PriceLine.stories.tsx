import { expect } from 'storybook/test';
import { aPriceHistory } from '#mocks/fixtures/price-history.ts';
import { PriceLine } from '#src/design-system/cards/product/PriceLine.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: PriceLine,
  args: { history: aPriceHistory() },
  decorators: [
    (Story) => (
      <div className="max-w-lg">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: say('The price, day by day') })).toBeVisible();
  },
});

export const Rising = meta.story({ args: { history: aPriceHistory('rising') } });

export const OneDay = meta.story({ args: { history: aPriceHistory('oneDay') } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
