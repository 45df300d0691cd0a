import { expect } from 'storybook/test';
import { edges } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { aWallet, anEmptyWallet } from '#mocks/fixtures/wallet.ts';
import { WalletBand } from '#src/design-system/cards/wallet/WalletBand.tsx';
import preview from '#storybook/preview.tsx';
import { say, sayAmount } from '#storybook/say.ts';

const meta = preview.meta({
  component: WalletBand,
  args: { wallet: aWallet({ pending: money(409_000) }) },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(say('walletBand.pending', { amount: sayAmount(money(409_000)) })),
    ).toBeVisible();
  },
});

export const Zero = meta.story({
  args: { wallet: anEmptyWallet() },
  play: async ({ canvas }) => {
    await expect(
      canvas.queryByText(say('walletBand.pending', { amount: sayAmount(money(0)) })),
    ).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({ args: { wallet: undefined } });

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: { wallet: { balance: money(edges.dear, 'TRY'), pending: money(edges.dear, 'TRY') } },
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});
