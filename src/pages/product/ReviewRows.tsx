import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { PageOfReview } from '#openapi/schema.gen.ts';
import { ReviewCard } from '#src/design-system/cards/review/ReviewCard.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';

const messages = defineMessages<{ more: { shown: number; total: number } }>({
  more: {
    id: 'reviewList.more',
    defaultMessage: 'Show more reviews ({shown, number} of {total, number} shown)',
    description: 'Button below the reviews',
  },
});

type ReviewRowsProps = { query: UseInfiniteQueryResult<InfiniteData<PageOfReview>> };

/** The reviews that are there; the next ones come below, and the focus goes to the first of them. */
export function ReviewRows({ query }: ReviewRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  /** Place of the first review that was asked for, until it is there. */
  const wanted = useRef<number>(undefined);
  const reviews = query.data?.pages.flatMap(({ records }) => records) ?? [];
  const total = query.data?.pages[0]?.total ?? 0;
  const count = reviews.length;
  useEffect(() => {
    const place = wanted.current;
    const first = place === undefined ? undefined : list.current?.children.item(place);
    if (!(first instanceof HTMLElement)) return;
    wanted.current = undefined;
    first.focus({ preventScroll: true });
  }, [count]);
  return (
    <>
      <ul ref={list} className="flex flex-col divide-y divide-line">
        {reviews.map((review) => (
          <li key={review.prodCommId} tabIndex={-1} className="py-5">
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {query.isFetchNextPageError && <ErrorState compact onRetry={() => void query.fetchNextPage()} />}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <Button
          tone="outline"
          className="mt-2 w-fit"
          busy={query.isFetchingNextPage}
          onClick={() => {
            wanted.current = count;
            void query.fetchNextPage();
          }}
        >
          <FormattedMessage {...messages.more} values={{ shown: count, total }} />
        </Button>
      )}
    </>
  );
}
