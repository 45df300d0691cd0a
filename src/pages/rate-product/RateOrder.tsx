import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderDetail, PendingReview } from '#openapi/schema.gen.ts';
import { orderQueries } from '#src/data/orders/orders.queries.ts';
import { isRefusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { NotFoundState } from '#src/design-system/empty-states/NotFoundState.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { reviewsUrl } from '#src/domain/refund/after-sales-urls.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { CannotRate } from './CannotRate.tsx';
import { RateForm } from './RateForm.tsx';

type Wanted = { prodId: number | undefined; orderItemId: number | undefined };
type RateOrderProps = Wanted & { orderNumber: string; stars: 1 | 2 | 3 | 4 | 5 | undefined };

/** The product that is meant: by its place in the order, by its number, else the first that waits for stars. */
const meantIn = ({ items }: OrderDetail, { prodId, orderItemId }: Wanted) => {
  if (orderItemId !== undefined) return items.find((item) => item.orderItemId === orderItemId);
  const fitting = prodId === undefined ? items : items.filter((item) => item.prodId === prodId);
  return fitting.find(({ commSts }) => commSts === 'PENDING') ?? fitting[0];
};

/** The form for a product of an order, or why it cannot be rated. */
export function RateOrder({ orderNumber, stars, ...wanted }: RateOrderProps) {
  const order = useQuery(orderQueries.detail(useShop(), orderNumber));
  // As it was when the form was opened: the review itself changes the order below the form.
  const [pending, rate] = useState<PendingReview>();
  const item = order.data && meantIn(order.data, wanted);
  const finallyTime = order.data?.finallyTime;
  if (!pending && item?.commSts === 'PENDING' && finallyTime) rate({ orderNumber, item, finallyTime });
  if (pending) return <RateForm pending={pending} stars={stars} />;
  if (order.isPending) return <Skeleton className="h-96 rounded-lg" />;
  if (isRefusal(order.error, 'resource.not_found', 'request.invalid'))
    return <NotFoundState href={reviewsUrl()} />;
  if (order.isError) return <LoadFailed onRetry={() => void order.refetch()} />;
  if (!item) return <NotFoundState href={reviewsUrl()} />;
  return <CannotRate item={item} completed={order.data.status === 'COMPLETED'} />;
}
