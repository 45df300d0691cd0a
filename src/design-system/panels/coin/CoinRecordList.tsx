import { defineMessages, useIntl } from 'react-intl';
import type { CoinRecord } from '#openapi/schema.gen.ts';
import { EmptyCoins } from '#src/design-system/empty-states/EmptyCoins.tsx';
import { CoinRecordRow } from '#src/design-system/cards/coin/CoinRecordRow.tsx';
import { LedgerMonths } from '#src/design-system/panels/ledger/LedgerMonths.tsx';
import { LedgerSkeleton } from '#src/design-system/panels/ledger/LedgerSkeleton.tsx';

const messages = defineMessages({
  label: { id: 'coinRecordList.label', defaultMessage: 'Coin records', description: 'Name of the list' },
});

type CoinRecordListProps = {
  /** The newest first; undefined while they are on their way. */
  records: readonly CoinRecord[] | undefined;
  /** Where an order is. */
  orderHrefOf: (orderNumber: string) => string;
  /** Where the way on of an empty list leads. */
  emptyHref: string;
};

/** How coins came and went, month by month (S2.51). */
export function CoinRecordList({ records, orderHrefOf, emptyHref }: CoinRecordListProps) {
  const { formatMessage } = useIntl();
  if (!records) return <LedgerSkeleton />;
  if (records.length === 0) return <EmptyCoins href={emptyHref} />;
  return (
    <LedgerMonths label={formatMessage(messages.label)} records={records}>
      {(record) => (
        <CoinRecordRow
          record={record}
          orderHref={record.orderNumber ? orderHrefOf(record.orderNumber) : undefined}
        />
      )}
    </LedgerMonths>
  );
}
