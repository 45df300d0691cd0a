import { expect } from 'storybook/test';
import { money } from '#mocks/fixtures/money.ts';
import { aWallet, anEmptyWallet } from '#mocks/fixtures/wallet.ts';
import { WalletSteps } from '#src/design-system/panels/wallet/WalletSteps.tsx';
import { behaviour } from '#storybook/behaviour.ts';
import preview from '#storybook/preview.tsx';
import { say, sayAmount } from '#storybook/say.ts';

const meta = preview.meta({
  component: WalletSteps,
  args: { wallet: aWallet(), now: Date.parse('2026-05-04T08:30:00Z') },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        say('walletSteps.said', {
          least: sayAmount(money(0)),
          most: sayAmount(money(1_500_000)),
          now: sayAmount(money(1_006_000)),
        }),
      ),
    ).toBeInTheDocument();
  },
});

/** Nothing is drawn where there is nothing to say. */
export const Zero = meta.story({
  parameters: behaviour,
  args: { wallet: anEmptyWallet() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
