import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { type ReviewFilter, reviewQueries } from '#src/data/reviews/reviews.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ReviewCard } from '#src/design-system/cards/ReviewCard.tsx';
import { NoneMatch } from '#src/design-system/empty-states/NoneMatch.tsx';
import { Button } from '#src/design-system/primitives/Button.tsx';
import { ErrorState } from '#src/design-system/primitives/ErrorState.tsx';
import { Skeleton } from '#src/design-system/primitives/Skeleton.tsx';

const messages = defineMessages<{ found: { total: number }; more: { shown: number; total: number } }>({
  found: {
    id: 'reviewList.found',
    defaultMessage: '{total, plural, one {# review} other {# reviews}}, newest first',
    description: 'Above the written reviews of a product; said again when they are narrowed',
  },
  more: {
    id: 'reviewList.more',
    defaultMessage: 'Show more reviews ({shown, number} of {total, number} shown)',
    description: 'Button below the reviews',
  },
});

type ReviewListProps = {
  prodId: number;
  chosen: ReviewFilter;
  /** Shows all reviews again. */
  onClear: () => void;
};

/** The written reviews that fit, newest first; the next ones come below, and the focus goes to the first of them. */
export function ReviewList({ prodId, chosen, onClear }: ReviewListProps) {
  const query = useInfiniteQuery({
    ...reviewQueries.list(useShop(), prodId, chosen),
    placeholderData: (before) => before,
  });
  const list = useRef<HTMLUListElement>(null);
  /** Place of the first review that was asked for, until it is there. */
  const wanted = useRef<number>(undefined);
  const reviews = query.data?.pages.flatMap(({ records }) => records) ?? [];
  const count = reviews.length;
  useEffect(() => {
    const place = wanted.current;
    const first = place === undefined ? undefined : list.current?.children.item(place);
    if (!(first instanceof HTMLElement)) return;
    wanted.current = undefined;
    first.focus({ preventScroll: true });
  }, [count]);
  if (query.isPending) return <Skeleton className="h-48" />;
  const total = query.data?.pages[0]?.total;
  if (total === undefined) return <ErrorState compact onRetry={() => void query.refetch()} />;
  return (
    <div aria-busy={query.isPlaceholderData || undefined}>
      <output className="block text-sm text-fg-2">
        <FormattedMessage {...messages.found} values={{ total }} />
      </output>
      {total === 0 && <NoneMatch onClear={onClear} />}
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
    </div>
  );
}
