import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { WalletRecordGroup } from '#openapi/schema.gen.ts';
import { walletQueries } from '#src/data/wallet/wallet.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { WalletRecordList } from '#src/design-system/panels/wallet/WalletRecordList.tsx';
import { orderUrl, paths } from '#src/domain/urls.ts';
import { RecordsByKind } from '#src/features/shell/RecordsByKind.tsx';

const messages = defineMessages({
  title: { id: 'walletRecords.title', defaultMessage: 'Records', description: 'Heading' },
  which: {
    id: 'walletRecords.which',
    defaultMessage: 'Which records',
    description: 'Heard: name of a choice',
  },
  ALL: { id: 'walletRecords.all', defaultMessage: 'All', description: 'Choice of records' },
  REFUNDS: {
    id: 'walletRecords.refunds',
    defaultMessage: 'Refunds',
    description: 'Choice: money that came back',
  },
  REWARDS: {
    id: 'walletRecords.rewards',
    defaultMessage: 'Rewards',
    description: 'Choice: money that the mall gave',
  },
  SPENT: {
    id: 'walletRecords.spent',
    defaultMessage: 'Spent',
    description: 'Choice: money that orders took',
  },
  none: {
    id: 'walletRecords.none',
    defaultMessage: 'No records of this kind.',
    description: 'A choice of records is empty',
  },
});

const choices = ['ALL', 'REFUNDS', 'REWARDS', 'SPENT'] as const;

/** How store credit came and went, all or some of it; older records at a press (S1.37). */
export function WalletRecords() {
  const [choice, setChoice] = useState<WalletRecordGroup | 'ALL'>('ALL');
  const query = useInfiniteQuery(walletQueries.records(useShop(), choice === 'ALL' ? undefined : choice));
  return (
    <RecordsByKind
      title={<FormattedMessage {...messages.title} />}
      which={<FormattedMessage {...messages.which} />}
      none={<FormattedMessage {...messages.none} />}
      kinds={choices.map((value) => ({ value, name: <FormattedMessage {...messages[value]} /> }))}
      kind={choice}
      onKind={setChoice}
      query={query}
    >
      {(records) => <WalletRecordList records={records} orderHrefOf={orderUrl} emptyHref={paths.home} />}
    </RecordsByKind>
  );
}
