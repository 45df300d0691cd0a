import { defineMessages, useIntl } from 'react-intl';
import type { CoinRecord } from '#openapi/schema.gen.ts';
import { EmptyCoins } from '../empty-states/EmptyCoins.tsx';
import { CoinRecordRow } from './CoinRecordRow.tsx';
import { LedgerSkeleton } from './LedgerSkeleton.tsx';

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

/** How coins came and went. */
export function CoinRecordList({ records, orderHrefOf, emptyHref }: CoinRecordListProps) {
  const { formatMessage } = useIntl();
  if (!records) return <LedgerSkeleton />;
  if (records.length === 0) return <EmptyCoins href={emptyHref} />;
  return (
    <ul aria-label={formatMessage(messages.label)} className="divide-y divide-line">
      {records.map((record) => (
        <li key={record.recordId}>
          <CoinRecordRow
            record={record}
            orderHref={record.orderNumber ? orderHrefOf(record.orderNumber) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
