import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';

const messages = defineMessages({
  more: { id: 'moreRows.more', defaultMessage: 'Show more', description: 'Button below a list' },
});

type MoreRowsProps = {
  query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchNextPageError' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
};

/** The foot of a list that goes on: the next rows at a press, or a second try. */
export function MoreRows({ query }: MoreRowsProps) {
  if (query.isFetchNextPageError) return <ErrorState compact onRetry={() => void query.fetchNextPage()} />;
  if (!query.hasNextPage) return null;
  return (
    <Button
      tone="outline"
      className="mt-4 w-fit"
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      <FormattedMessage {...messages.more} />
    </Button>
  );
}
