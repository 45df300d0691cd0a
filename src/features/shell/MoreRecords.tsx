import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';

const messages = defineMessages({
  older: { id: 'moreRecords.older', defaultMessage: 'Show older', description: 'Button below records' },
});

type MoreRecordsProps = {
  query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchNextPageError' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
};

/** The foot of a list of records: older ones at a press, or a second try. */
export function MoreRecords({ query }: MoreRecordsProps) {
  if (query.isFetchNextPageError) return <ErrorState compact onRetry={() => void query.fetchNextPage()} />;
  if (!query.hasNextPage) return null;
  return (
    <Button
      tone="outline"
      className="mt-4 justify-self-center"
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      <FormattedMessage {...messages.older} />
    </Button>
  );
}
