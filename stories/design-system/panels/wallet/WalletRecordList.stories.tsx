import { expect } from 'storybook/test';
import { someWalletRecords } from '#mocks/fixtures/wallet.ts';
import { WalletRecordList } from '#src/design-system/panels/wallet/WalletRecordList.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: WalletRecordList,
  args: {
    records: someWalletRecords(8),
    orderHrefOf: (orderNumber: string) => `/order-details?orderNumber=${orderNumber}`,
    emptyHref: '/',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getAllByRole('list').length).toBeGreaterThan(1);
    await expect(
      canvas.getAllByRole('link', { name: say('ledgerRow.order', { number: '260504080000000009' }) })[0],
    ).toHaveAttribute('href', '/order-details?orderNumber=260504080000000009');
  },
});

export const One = meta.story({ args: { records: someWalletRecords(1) } });

export const Many = meta.story({
  args: { records: someWalletRecords(50) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
  },
});

export const Empty = meta.story({
  args: { records: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Nothing in your wallet yet'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Start shopping') })).toHaveAttribute('href', '/');
  },
});

export const Loading = meta.story({ args: { records: undefined } });

export const OnAPhone = meta.story({
  args: { records: someWalletRecords(5) },
  globals: { viewport: { value: 'phone' } },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
