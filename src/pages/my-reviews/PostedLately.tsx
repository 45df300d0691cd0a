import { ChevronRight } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { MyReviewCard } from '#src/design-system/cards/review/MyReviewCard.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { reviewsUrl } from '#src/domain/refund/after-sales-urls.ts';
import { productUrl } from '#src/domain/urls.ts';
import type { MyReviewsQuery } from './PostedReviews.tsx';

const messages = defineMessages<{ lately: {}; all: { count: number } }>({
  lately: {
    id: 'postedLately.lately',
    defaultMessage: 'Recently posted',
    description: 'Heading of the latest reviews of the reader, below what can be rated',
  },
  all: {
    id: 'postedLately.all',
    defaultMessage: 'All {count, number}',
    description: 'Link beside it: all reviews of the reader, and how many',
  },
});

const shown = 2;

/** The latest reviews of the reader below what waits for stars; nothing while there is none. */
export function PostedLately({ query }: { query: MyReviewsQuery }) {
  const page = query.data?.pages[0];
  if (!page || page.records.length === 0) return null;
  return (
    <section aria-labelledby="posted-lately" className="mt-8">
      <div className="flex items-center justify-between gap-4">
        <h2 id="posted-lately" className="text-h2">
          <FormattedMessage {...messages.lately} />
        </h2>
        <TextLink
          plain
          to={reviewsUrl('rated')}
          className="inline-flex min-h-11 items-center gap-0.5 text-sm font-semibold hover:text-link"
        >
          <FormattedMessage {...messages.all} values={{ count: page.total }} />
          <ChevronRight aria-hidden className="size-4" />
        </TextLink>
      </div>
      <ul className="grid divide-y divide-line">
        {page.records.slice(0, shown).map((review) => (
          <li key={review.prodCommId} className="py-5 first:pt-3">
            <MyReviewCard review={review} productHref={productUrl(review.prodId)} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
