import { expect } from 'storybook/test';
import { exampleOf } from '#mocks/contract-examples.ts';
import { aCoinPrice } from '#mocks/fixtures/coins.ts';
import { CoinPriceFacts } from '#src/design-system/panels/coin/CoinPriceFacts.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({ component: CoinPriceFacts, args: { price: aCoinPrice() } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('One coin is worth'))).toBeVisible();
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('10');
  },
});

export const InKip = meta.story({ args: { price: exampleOf('getCoinPrice', 'lak') } });

export const Loading = meta.story({ args: { price: undefined } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
