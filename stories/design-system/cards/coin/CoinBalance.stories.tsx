import { expect } from 'storybook/test';
import { aCoinInfo, noCoins } from '#mocks/fixtures/coins.ts';
import { money } from '#mocks/fixtures/money.ts';
import { CoinBalance } from '#src/design-system/cards/coin/CoinBalance.tsx';
import preview from '#storybook/preview.tsx';
import { like, say, sayAmount, sayNumber } from '#storybook/say.ts';

const meta = preview.meta({ component: CoinBalance, args: { info: aCoinInfo() } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sayNumber(1_160))).toBeVisible();
    await expect(canvas.getByText(say('coinBalance.pending', { count: 12 }))).toBeVisible();
    await expect(
      canvas.getByText(say('coinBalance.worth', { amount: sayAmount(money(116_000)) })),
    ).toBeVisible();
  },
});

export const Zero = meta.story({
  args: { info: noCoins() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0')).toBeVisible();
    await expect(canvas.getByText(like('coinBalance.earn'))).toBeVisible();
  },
});

export const One = meta.story({
  args: { info: aCoinInfo({ balance: 1, worth: money(100), pending: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('coinBalance.pending', { count: 1 }))).toBeVisible();
  },
});

export const Many = meta.story({
  args: { info: aCoinInfo({ balance: 2_147_483_647, pending: 2_147_483_647 }) },
  globals: { viewport: { value: 'phone' } },
});

export const Loading = meta.story({ args: { info: undefined } });

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
