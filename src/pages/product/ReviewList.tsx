import { useInfiniteQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage } from 'react-intl';
import { type ReviewFilter, reviewQueries } from '#src/data/reviews/reviews.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { NoneMatch } from '#src/design-system/empty-states/NoneMatch.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { OtherReviews } from './OtherReviews.tsx';
import { ReviewRows } from './ReviewRows.tsx';

const messages = defineMessages<{ found: { total: number }; noneOwn: {} }>({
  found: {
    id: 'reviewList.found',
    defaultMessage: '{total, plural, one {# review} other {# reviews}}, newest first',
    description: 'Above the written reviews of a product; said again when they are narrowed',
  },
  noneOwn: {
    id: 'reviewList.noneOwn',
    defaultMessage: 'No review here is in your language.',
    description: 'In place of the reviews, when there are some in other languages',
  },
});

type ReviewListProps = {
  prodId: number;
  chosen: ReviewFilter;
  /** Shows all reviews again. */
  onClear: () => void;
};

/** The written reviews that fit, newest first: those in the reader's language, and below them the others, folded away. */
export function ReviewList({ prodId, chosen, onClear }: ReviewListProps) {
  const query = useInfiniteQuery({
    ...reviewQueries.list(useShop(), prodId, chosen),
    placeholderData: (before) => before,
  });
  if (query.isPending) return <Skeleton className="h-48" />;
  const page = query.data?.pages[0];
  if (!page) return <ErrorState compact onRetry={() => void query.refetch()} />;
  const { total, otherLangs } = page;
  return (
    <div aria-busy={query.isPlaceholderData || undefined}>
      <output className="block text-sm text-fg-2">
        {total === 0 && otherLangs.length > 0 ? (
          <FormattedMessage {...messages.noneOwn} />
        ) : (
          <FormattedMessage {...messages.found} values={{ total }} />
        )}
      </output>
      {total === 0 && otherLangs.length === 0 && <NoneMatch onClear={onClear} />}
      <ReviewRows query={query} />
      {otherLangs.length > 0 && (
        <div className="mt-4 border-t border-line">
          <OtherReviews prodId={prodId} chosen={chosen} counts={otherLangs} />
        </div>
      )}
    </div>
  );
}
