import { defineMessages, useIntl } from 'react-intl';
import type { WalletRecord } from '#openapi/schema.gen.ts';
import { EmptyWallet } from '#src/design-system/empty-states/EmptyWallet.tsx';
import { LedgerMonths } from '#src/design-system/panels/ledger/LedgerMonths.tsx';
import { LedgerSkeleton } from '#src/design-system/panels/ledger/LedgerSkeleton.tsx';
import { WalletRecordRow } from '#src/design-system/cards/wallet/WalletRecordRow.tsx';

const messages = defineMessages({
  label: { id: 'walletRecordList.label', defaultMessage: 'Wallet records', description: 'Name of the list' },
});

type WalletRecordListProps = {
  /** The newest first; undefined while they are on their way. */
  records: readonly WalletRecord[] | undefined;
  /** Where an order is. */
  orderHrefOf: (orderNumber: string) => string;
  /** Where the way on of an empty list leads. */
  emptyHref: string;
};

/** How store credit came and went, month by month (S1.37, Z31). */
export function WalletRecordList({ records, orderHrefOf, emptyHref }: WalletRecordListProps) {
  const { formatMessage } = useIntl();
  if (!records) return <LedgerSkeleton />;
  if (records.length === 0) return <EmptyWallet href={emptyHref} />;
  return (
    <LedgerMonths label={formatMessage(messages.label)} records={records}>
      {(record) => (
        <WalletRecordRow
          record={record}
          orderHref={record.orderNumber ? orderHrefOf(record.orderNumber) : undefined}
        />
      )}
    </LedgerMonths>
  );
}
