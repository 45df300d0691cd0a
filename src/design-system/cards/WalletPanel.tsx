import { WalletMinimal } from 'lucide-react';
import { useId } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Wallet, WalletRecord } from '#openapi/schema.gen.ts';
import { EmptyWallet } from '../empty-states/EmptyWallet.tsx';
import { moneyParts } from '../primitives/money-parts.ts';
import { Price } from '../primitives/Price.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { BalanceBand } from './BalanceBand.tsx';
import { LedgerSkeleton } from './LedgerSkeleton.tsx';
import { WalletRecordRow } from './WalletRecordRow.tsx';

const messages = defineMessages<{ label: {}; pending: { amount: string }; how: {}; records: {} }>({
  label: { id: 'walletPanel.label', defaultMessage: 'Wallet', description: 'Above the credit' },
  pending: {
    id: 'walletPanel.pending',
    defaultMessage: '{amount} more on its way',
    description: 'Refunds that have not come yet',
  },
  how: {
    id: 'walletPanel.how',
    defaultMessage: 'Refunds fill it, orders use it up.',
    description: 'Below the credit: nothing is paid in or out',
  },
  records: { id: 'walletPanel.records', defaultMessage: 'Records', description: 'Heading of the list' },
});

type WalletPanelProps = {
  /** Undefined while it is on its way. */
  wallet: Wallet | undefined;
  /** The newest first; undefined while they are on their way. */
  records: readonly WalletRecord[] | undefined;
  /** Where an order is. */
  orderHrefOf: (orderNumber: string) => string;
  /** Where the way on of an empty wallet leads. */
  emptyHref: string;
};

/** Store credit and how it came and went (S1.37, Z31). */
export function WalletPanel({ wallet, records, orderHrefOf, emptyHref }: WalletPanelProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <div className="grid gap-5">
      {wallet ? (
        <BalanceBand
          icon={WalletMinimal}
          label={<FormattedMessage {...messages.label} />}
          figure={<Price value={wallet.balance} size="xl" />}
        >
          {wallet.pending.amount > 0 && (
            <p>
              <FormattedMessage
                {...messages.pending}
                values={{ amount: moneyParts(intl, wallet.pending).plain }}
              />
            </p>
          )}
          <p>
            <FormattedMessage {...messages.how} />
          </p>
        </BalanceBand>
      ) : (
        <Skeleton className="h-36 rounded-xl!" />
      )}
      {records?.length === 0 ? (
        <EmptyWallet href={emptyHref} />
      ) : (
        <section aria-labelledby={id}>
          <h2 id={id} className="text-h3">
            <FormattedMessage {...messages.records} />
          </h2>
          {records ? (
            <ul aria-labelledby={id} className="divide-y divide-line">
              {records.map((record) => (
                <li key={record.recordId}>
                  <WalletRecordRow
                    record={record}
                    orderHref={record.orderNumber ? orderHrefOf(record.orderNumber) : undefined}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <LedgerSkeleton />
          )}
        </section>
      )}
    </div>
  );
}
