import { expect } from 'storybook/test';
import { aCoinInfo, aCoinPrice, noCoins } from '#mocks/fixtures/coins.ts';
import { money } from '#mocks/fixtures/money.ts';
import { CoinBalance } from '#src/design-system/cards/CoinBalance.tsx';
import preview from '#storybook/preview.tsx';
import { like, say, sayAmount, sayDate, sayNumber } from '#storybook/say.ts';

const meta = preview.meta({
  component: CoinBalance,
  args: { info: aCoinInfo({ expiring: null }), price: aCoinPrice() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sayNumber(1_160))).toBeVisible();
    await expect(canvas.getByText(say('coinBalance.pending', { count: 12 }))).toBeVisible();
    await expect(
      canvas.getByText(say('One coin takes {amount} off', { amount: sayAmount(money(100)) })),
    ).toBeVisible();
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
});

export const Zero = meta.story({
  args: { info: noCoins() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0')).toBeVisible();
    await expect(canvas.getByText(like('Buy, review or invite friends to get some.'))).toBeVisible();
  },
});

export const Expiring = meta.story({
  args: { info: aCoinInfo() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      say('coinBalance.expiring', {
        count: 260,
        date: sayDate('2026-06-30T12:00:00Z', { day: 'numeric', month: 'long' }),
      }),
    );
  },
});

export const One = meta.story({
  args: { info: { balance: 1, pending: 1, expiring: { coins: 1, at: '2026-05-31' } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        say('coinBalance.expiring', {
          count: 1,
          date: sayDate('2026-05-31T12:00:00Z', { day: 'numeric', month: 'short' }),
        }),
      ),
    ).toBeVisible();
  },
});

export const Many = meta.story({
  args: { info: aCoinInfo({ balance: 2_147_483_647, pending: 2_147_483_647 }) },
  globals: { viewport: { value: 'phone' } },
});

export const PriceUnknown = meta.story({ args: { price: undefined } });

export const Loading = meta.story({ args: { info: undefined } });

export const LongText = meta.story({
  args: { info: aCoinInfo() },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
