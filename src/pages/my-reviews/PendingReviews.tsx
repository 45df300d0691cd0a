import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { PageOfPendingReview } from '#openapi/schema.gen.ts';
import { OrderCardSkeleton } from '#src/design-system/cards/order/OrderCardSkeleton.tsx';
import { PendingReviewCard } from '#src/design-system/cards/review/PendingReviewCard.tsx';
import { EmptyReviews } from '#src/design-system/empty-states/EmptyReviews.tsx';
import { rateUrl } from '#src/domain/refund/after-sales-urls.ts';
import { paths, productUrl } from '#src/domain/urls.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { MoreRows } from './MoreRows.tsx';

type PendingReviewsProps = { query: UseInfiniteQueryResult<InfiniteData<PageOfPendingReview>> };

/** What was bought and can be rated, with the days that are left. */
export function PendingReviews({ query }: PendingReviewsProps) {
  const rows = query.data?.pages.flatMap(({ records }) => records) ?? [];
  if (query.isPending) return <OrderCardSkeleton />;
  if (!query.data) return <LoadFailed onRetry={() => void query.refetch()} />;
  if (rows.length === 0) return <EmptyReviews tab="toRate" href={paths.orders} />;
  return (
    <>
      <ul className="grid gap-3">
        {rows.map((pending) => (
          <li key={pending.item.orderItemId}>
            <PendingReviewCard
              pending={pending}
              productHref={productUrl(pending.item.prodId)}
              hrefOf={(stars) => rateUrl(pending.orderNumber, pending.item, stars)}
              now={query.dataUpdatedAt}
            />
          </li>
        ))}
      </ul>
      <MoreRows query={query} />
    </>
  );
}
