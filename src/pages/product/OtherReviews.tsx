import { useInfiniteQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { PageOfReview } from '#openapi/schema.gen.ts';
import { type ReviewFilter, reviewQueries } from '#src/data/reviews/reviews.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { Accordion } from '#src/design-system/primitives/navigation/Accordion.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { ReviewRows } from './ReviewRows.tsx';

const messages = defineMessages<{
  title: { total: number };
  language: { language: string; count: number };
}>({
  title: {
    id: 'otherReviews.title',
    defaultMessage: 'In other languages ({total, number})',
    description: 'Opens the reviews that are not in the reader’s language',
  },
  language: {
    id: 'otherReviews.language',
    defaultMessage: '{language}: {count, number}',
    description: 'A language and how many reviews there are in it, in a list',
  },
});

type OtherReviewsProps = {
  prodId: number;
  chosen: ReviewFilter;
  counts: PageOfReview['otherLangs'];
};

/** The reviews in other languages, folded away under the names of these. */
export function OtherReviews({ prodId, chosen, counts }: OtherReviewsProps) {
  const { formatMessage, formatDisplayName } = useIntl();
  const named = counts.map(({ lang, count }) =>
    formatMessage(messages.language, {
      language: formatDisplayName(lang, { type: 'language' }) ?? lang,
      count,
    }),
  );
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const title = (
    <>
      <FormattedMessage {...messages.title} values={{ total }} />
      <span className="block text-sm font-regular text-fg-2">{named.join(' · ')}</span>
    </>
  );
  return <Accordion items={[{ value: 'others', title, body: <Opened prodId={prodId} chosen={chosen} /> }]} />;
}

/** Asked for when it is opened. */
function Opened({ prodId, chosen }: Pick<OtherReviewsProps, 'prodId' | 'chosen'>) {
  const query = useInfiniteQuery(reviewQueries.list(useShop(), prodId, { ...chosen, langs: 'others' }));
  if (query.isPending) return <Skeleton className="h-48" />;
  if (!query.data) return <ErrorState compact onRetry={() => void query.refetch()} />;
  return (
    <div className="text-fg">
      <ReviewRows query={query} />
    </div>
  );
}
