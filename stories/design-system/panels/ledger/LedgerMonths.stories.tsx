import { expect } from 'storybook/test';
import { aCoinRecord } from '#mocks/fixtures/coins.ts';
import { CoinRecordRow } from '#src/design-system/cards/coin/CoinRecordRow.tsx';
import { LedgerMonths } from '#src/design-system/panels/ledger/LedgerMonths.tsx';
import preview from '#storybook/preview.tsx';
import { say } from '#storybook/say.ts';

const records = [
  aCoinRecord({ recordId: 3, createTime: '2026-05-04T08:00:00Z' }),
  aCoinRecord({ recordId: 2, createTime: '2026-05-02T08:00:00Z' }),
  aCoinRecord({ recordId: 1, createTime: '2026-04-20T08:00:00Z' }),
];

const Months = () => (
  <LedgerMonths label={say('Coin records')} records={records}>
    {(record) => <CoinRecordRow record={record} />}
  </LedgerMonths>
);

const meta = preview.meta({ component: Months });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const LongText = meta.story({ globals: { language: 'ru', viewport: { value: 'phone' } } });
