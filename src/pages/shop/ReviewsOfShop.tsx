import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useShop } from '#src/data/shop.ts';
import { shopReviewQueries } from '#src/data/shops/shop-reviews.queries.ts';
import { ReviewCard } from '#src/design-system/cards/review/ReviewCard.tsx';
import { ReviewOf } from '#src/design-system/cards/review/ReviewOf.tsx';
import { ReviewSummaryBars } from '#src/design-system/panels/review/ReviewSummaryBars.tsx';
import { SectionHeading } from '#src/design-system/layout/SectionHeading.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { productUrl } from '#src/domain/urls.ts';

const messages = defineMessages({
  title: {
    id: 'storeReviews.title',
    defaultMessage: 'What buyers say',
    description: 'Heading: reviews of a shop’s products',
  },
});

/** What buyers say of the products of a shop: the bars count the very ratings whose mean its stars are. */
export function ReviewsOfShop({ shopId }: { shopId: number }) {
  const id = useId();
  const { data, isError, refetch } = useQuery(shopReviewQueries.list(useShop(), shopId));
  if (isError) return <ErrorState compact onRetry={() => void refetch()} />;
  if (!data || data.total === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={<FormattedMessage {...messages.title} />} />
      <div className="grid items-start gap-6 nav:grid-cols-[17rem_minmax(0,1fr)] nav:gap-10">
        <ReviewSummaryBars summary={data} />
        <ul className="grid gap-6 md:grid-cols-2 nav:gap-x-10">
          {data.reviews.map((review) => (
            <li key={review.prodCommId} className="grid min-w-0 content-start gap-3">
              <ReviewCard review={review} />
              <ReviewOf
                href={productUrl(review.prodId)}
                name={review.prodName}
                lang={review.prodNameLang}
                pic={review.prodPic}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
