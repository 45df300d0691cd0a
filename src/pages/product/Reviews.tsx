import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { reviewQueries } from '#src/data/reviews/reviews.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ReviewCard } from '#src/design-system/cards/ReviewCard.tsx';
import { ReviewSummaryBars } from '#src/design-system/cards/ReviewSummaryBars.tsx';
import { NoReviews } from '#src/design-system/empty-states/NoReviews.tsx';
import { Button } from '#src/design-system/primitives/Button.tsx';
import { ErrorState } from '#src/design-system/primitives/ErrorState.tsx';
import { Skeleton } from '#src/design-system/primitives/Skeleton.tsx';

const messages = defineMessages({
  older: {
    id: 'reviews.older',
    defaultMessage: 'Older reviews',
    description: 'Button: next page of reviews',
  },
  newer: {
    id: 'reviews.newer',
    defaultMessage: 'Newer reviews',
    description: 'Button: previous page of reviews',
  },
});

/** What buyers say, newest first (S2.61). */
export function Reviews({ prodId }: { prodId: number }) {
  const shop = useShop();
  const [page, setPage] = useState(1);
  const summary = useQuery(reviewQueries.summary(shop, prodId));
  const reviews = useQuery({
    ...reviewQueries.page(shop, prodId, page),
    placeholderData: (before) => before,
  });
  if (reviews.isPending) return <Skeleton className="h-48" />;
  if (reviews.isError) return <ErrorState compact onRetry={() => void reviews.refetch()} />;
  if (reviews.data.total === 0) return <NoReviews />;
  return (
    <>
      {summary.data && <ReviewSummaryBars summary={summary.data} />}
      <ul className="flex flex-col divide-y divide-line">
        {reviews.data.records.map((review) => (
          <li key={review.prodCommId} className="py-5">
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {reviews.data.pages > 1 && (
        <div className="flex gap-3">
          <Button tone="outline" disabled={page === 1} onClick={() => setPage(page - 1)}>
            <FormattedMessage {...messages.newer} />
          </Button>
          <Button tone="outline" disabled={page === reviews.data.pages} onClick={() => setPage(page + 1)}>
            <FormattedMessage {...messages.older} />
          </Button>
        </div>
      )}
    </>
  );
}
