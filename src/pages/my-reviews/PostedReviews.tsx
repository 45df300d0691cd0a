import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { PageOfMyReview } from '#openapi/schema.gen.ts';
import { MyReviewCard } from '#src/design-system/cards/review/MyReviewCard.tsx';
import { OrderCardSkeleton } from '#src/design-system/cards/order/OrderCardSkeleton.tsx';
import { EmptyReviews } from '#src/design-system/empty-states/EmptyReviews.tsx';
import { reviewsUrl } from '#src/domain/refund/after-sales-urls.ts';
import { productUrl } from '#src/domain/urls.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { MoreRows } from './MoreRows.tsx';

export type MyReviewsQuery = UseInfiniteQueryResult<InfiniteData<PageOfMyReview>>;

/** All that the reader has written, the latest first, with what shops answered. */
export function PostedReviews({ query }: { query: MyReviewsQuery }) {
  const rows = query.data?.pages.flatMap(({ records }) => records) ?? [];
  if (query.isPending) return <OrderCardSkeleton />;
  if (!query.data) return <LoadFailed onRetry={() => void query.refetch()} />;
  if (rows.length === 0) return <EmptyReviews tab="rated" href={reviewsUrl()} />;
  return (
    <>
      <ul className="grid divide-y divide-line">
        {rows.map((review) => (
          <li key={review.prodCommId} className="py-5 first:pt-2">
            <MyReviewCard review={review} productHref={productUrl(review.prodId)} />
          </li>
        ))}
      </ul>
      <MoreRows query={query} />
    </>
  );
}
