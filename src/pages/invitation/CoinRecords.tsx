import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { CoinRecordGroup } from '#openapi/schema.gen.ts';
import { coinQueries } from '#src/data/coins/coins.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { CoinRecordList } from '#src/design-system/panels/coin/CoinRecordList.tsx';
import { orderUrl, paths } from '#src/domain/urls.ts';
import { RecordsByKind } from '#src/features/shell/RecordsByKind.tsx';

const messages = defineMessages({
  title: { id: 'coinRecords.title', defaultMessage: 'Records', description: 'Heading' },
  which: { id: 'coinRecords.which', defaultMessage: 'Which records', description: 'Heard: name of a choice' },
  ALL: { id: 'coinRecords.all', defaultMessage: 'All', description: 'Choice of records' },
  EARNED: { id: 'coinRecords.earned', defaultMessage: 'Earned', description: 'Choice: coins that came' },
  USED: { id: 'coinRecords.used', defaultMessage: 'Used', description: 'Choice: coins that orders took' },
  ENDED: {
    id: 'coinRecords.ended',
    defaultMessage: 'Expired',
    description: 'Choice: coins that went unused',
  },
  none: {
    id: 'coinRecords.none',
    defaultMessage: 'No records of this kind.',
    description: 'A choice of records is empty',
  },
});

const choices = ['ALL', 'EARNED', 'USED', 'ENDED'] as const;

/** How coins came and went, all or some of them; older ones at a press (S2.51). */
export function CoinRecords() {
  const [choice, setChoice] = useState<CoinRecordGroup | 'ALL'>('ALL');
  const query = useInfiniteQuery(coinQueries.records(useShop(), choice === 'ALL' ? undefined : choice));
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
      {(records) => <CoinRecordList records={records} orderHrefOf={orderUrl} emptyHref={paths.home} />}
    </RecordsByKind>
  );
}
