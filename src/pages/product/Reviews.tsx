import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ReviewFilter as Chosen, reviewQueries } from '#src/data/reviews/reviews.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { ReviewFilter } from '#src/design-system/panels/review/ReviewFilter.tsx';
import { ReviewSummaryBars } from '#src/design-system/panels/review/ReviewSummaryBars.tsx';
import { NoReviews } from '#src/design-system/empty-states/NoReviews.tsx';
import { ErrorState } from '#src/design-system/primitives/feedback/ErrorState.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { KeptPart } from '#src/domain/kept-part.tsx';
import { paths } from '#src/domain/urls.ts';
import { ReviewList } from './ReviewList.tsx';

/** How a product is rated and what buyers say, narrowed by stars and pictures (S2.61, S2.62). */
export function Reviews({ prodId }: { prodId: number }) {
  const shop = useShop();
  const [chosen, choose] = useState<Chosen>({});
  const { data: summary } = useQuery(reviewQueries.summary(shop, prodId));
  const all = useInfiniteQuery(reviewQueries.list(shop, prodId));
  const page = all.data?.pages[0];
  const written = page && page.otherLangs.reduce((sum, { count }) => sum + count, page.total);
  if (all.isPending) return <Skeleton className="h-48" />;
  if (written === undefined) return <ErrorState compact onRetry={() => void all.refetch()} />;
  if (written === 0)
    return (
      <>
        {summary && <ReviewSummaryBars summary={summary} />}
        <NoReviews href={paths.rateProduct} />
      </>
    );
  return (
    <KeptPart name="reviews" of={[summary, all.data]}>
      <>
        {summary && (
          <>
            <ReviewSummaryBars
              summary={summary}
              stars={chosen.score}
              onFilter={(score) =>
                choose(({ withPics }) => ({ ...(score && { score }), ...(withPics && { withPics }) }))
              }
            />
            <ReviewFilter summary={summary} chosen={chosen} onChange={choose} />
          </>
        )}
        <ReviewList prodId={prodId} chosen={chosen} onClear={() => choose({})} />
      </>
    </KeptPart>
  );
}
