import { expect, within } from 'storybook/test';
import { edges } from '#mocks/fixtures/hostile.ts';
import { money } from '#mocks/fixtures/money.ts';
import { aWallet, anEmptyWallet, someWalletRecords } from '#mocks/fixtures/wallet.ts';
import { WalletPanel } from '#src/design-system/cards/WalletPanel.tsx';
import preview from '#storybook/preview.tsx';
import { say, sayAmount } from '#storybook/say.ts';

const meta = preview.meta({
  component: WalletPanel,
  args: {
    wallet: aWallet({ pending: money(409_000) }),
    records: someWalletRecords(6),
    orderHrefOf: (orderNumber: string) => `/order-details?orderNumber=${orderNumber}`,
    emptyHref: '/',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(say('{amount} more on its way', { amount: sayAmount(money(409_000)) })),
    ).toBeVisible();
    const list = canvas.getByRole('list', { name: say('Records') });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(6);
  },
});

export const Zero = meta.story({ args: { wallet: anEmptyWallet() } });

export const Empty = meta.story({
  args: { wallet: anEmptyWallet(), records: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Nothing in your wallet yet'))).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({ args: { wallet: undefined, records: undefined } });

export const RecordsLoading = meta.story({ args: { records: undefined } });

export const Many = meta.story({
  args: { records: someWalletRecords(50) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: { wallet: { balance: money(edges.dear, 'TRY'), pending: money(edges.dear, 'TRY') } },
  globals: { language: 'ru', region: 'tr', viewport: { value: 'phone' } },
});
