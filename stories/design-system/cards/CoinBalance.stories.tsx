import { expect } from 'storybook/test';
import { aCoinInfo, aCoinPrice, noCoins } from '#mocks/fixtures/coins.ts';
import { CoinBalance } from '#src/design-system/cards/CoinBalance.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: CoinBalance,
  args: { info: aCoinInfo({ expiring: null }), price: aCoinPrice() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,160')).toBeVisible();
    await expect(canvas.getByText('12 more on their way')).toBeVisible();
    await expect(canvas.getByText(/^One coin takes Rs\s1 off$/)).toBeVisible();
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
});

export const Zero = meta.story({
  args: { info: noCoins() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0')).toBeVisible();
    await expect(canvas.getByText(/invite friends/)).toBeVisible();
  },
});

export const Expiring = meta.story({
  args: { info: aCoinInfo() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('260 coins are good until June 30');
  },
});

export const One = meta.story({
  args: { info: { balance: 1, pending: 1, expiring: { coins: 1, at: '2026-05-31' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 coin is good until May 31')).toBeVisible();
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
