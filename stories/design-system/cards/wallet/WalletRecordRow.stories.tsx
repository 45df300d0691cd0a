import { expect } from 'storybook/test';
import { edges } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { aWalletRecord } from '#mocks/fixtures/wallet.ts';
import { WalletRecordRow } from '#src/design-system/cards/wallet/WalletRecordRow.tsx';
import preview from '#storybook/preview.tsx';
import { say, sayAmount } from '#storybook/say.ts';

const meta = preview.meta({
  component: WalletRecordRow,
  args: { record: aWalletRecord({}, 'REFUND'), orderHref: '/order-details' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Refund'))).toBeVisible();
    await expect(canvas.getByText(`+${sayAmount(money(1_450_000))}`)).toBeVisible();
    await expect(canvas.getByText(say('Refund {number}', { number: 'RF2603050002' }))).toBeVisible();
  },
});

export const Spent = meta.story({
  args: { record: aWalletRecord() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sayAmount(money(-494_000)))).toBeVisible();
  },
});

export const Returned = meta.story({
  args: { record: aWalletRecord({}, 'SPEND_BACK') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('walletRecordRow.spendBack'))).toBeVisible();
  },
});

export const Rewarded = meta.story({ args: { record: aWalletRecord({}, 'REWARD') } });

export const Corrected = meta.story({ args: { record: aWalletRecord({}, 'ADJUST') } });

export const LongText = meta.story({
  args: {
    record: aWalletRecord(
      { amount: { amount: -edges.dear, currency: 'TRY' }, balanceAfter: money(edges.dear, 'TRY') },
      'SPEND_BACK',
    ),
  },
  globals: { language: 'ru', viewport: { value: 'phone' } },
});
