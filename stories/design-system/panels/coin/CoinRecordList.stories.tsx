import { expect } from 'storybook/test';
import { someCoinRecords } from '#mocks/fixtures/coins.ts';
import { CoinRecordList } from '#src/design-system/panels/coin/CoinRecordList.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const meta = preview.meta({
  component: CoinRecordList,
  args: {
    records: someCoinRecords(8),
    orderHrefOf: (orderNumber: string) => `/order-details?orderNumber=${orderNumber}`,
    emptyHref: '/',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getAllByRole('list').length).toBeGreaterThan(1);
    await expect(
      canvas.getByRole('link', { name: say('ledgerRow.order', { number: '260504080000000009' }) }),
    ).toHaveAttribute('href', '/order-details?orderNumber=260504080000000009');
  },
});

export const One = meta.story({ args: { records: someCoinRecords(1) } });

export const Many = meta.story({
  args: { records: someCoinRecords(50) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
  },
});

export const Empty = meta.story({
  args: { records: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('No coins yet'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Start shopping') })).toHaveAttribute('href', '/');
  },
});

export const Loading = meta.story({ args: { records: undefined } });

export const OnAPhone = meta.story({
  args: { records: someCoinRecords(5) },
  globals: { viewport: { value: 'phone' } },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
