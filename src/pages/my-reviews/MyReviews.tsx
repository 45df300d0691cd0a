import { useInfiniteQuery } from '@tanstack/react-query';
import { myReviewQueries } from '#src/data/reviews/reviews-mine.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ReviewTabs } from '#src/design-system/tabs/ReviewTabs.tsx';
import { type ReviewTab, reviewsUrl } from '#src/domain/refund/after-sales-urls.ts';
import { PendingReviews } from './PendingReviews.tsx';
import { PostedLately } from './PostedLately.tsx';
import { PostedReviews } from './PostedReviews.tsx';

const hrefs = { toRate: reviewsUrl(), rated: reviewsUrl('rated') };

/** The two views of the reader's reviews; what waits is followed by what was written lately. */
export function MyReviews({ tab }: { tab: ReviewTab }) {
  const shop = useShop();
  const pending = useInfiniteQuery(myReviewQueries.pending(shop));
  const mine = useInfiniteQuery(myReviewQueries.mine(shop));
  return (
    <>
      <ReviewTabs
        current={tab}
        toRate={pending.data?.pages[0]?.total}
        rated={mine.data?.pages[0]?.total}
        hrefs={hrefs}
      />
      <div className="mt-4">
        {tab === 'toRate' ? (
          <>
            <PendingReviews query={pending} />
            <PostedLately query={mine} />
          </>
        ) : (
          <PostedReviews query={mine} />
        )}
      </div>
    </>
  );
}
