import { defineMessages, FormattedMessage } from 'react-intl';
import { MyReviewCard } from '#src/design-system/cards/review/MyReviewCard.tsx';
import { MoreLink } from '#src/design-system/primitives/navigation/MoreLink.tsx';
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
        <MoreLink to={reviewsUrl('rated')} describedBy="posted-lately">
          <FormattedMessage {...messages.all} values={{ count: page.total }} />
        </MoreLink>
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
