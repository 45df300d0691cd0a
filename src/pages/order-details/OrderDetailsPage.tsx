import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router-dom';
import { orderQueries } from '#src/data/orders/orders.queries.ts';
import { isRefusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { OrderCardSkeleton } from '#src/design-system/cards/order/OrderCardSkeleton.tsx';
import { NotFoundState } from '#src/design-system/empty-states/NotFoundState.tsx';
import { ChooseOrder } from '#src/features/orders/ChooseOrder.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { paths } from '#src/domain/urls.ts';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { OrderView } from './OrderView.tsx';

const messages = defineMessages({
  title: {
    id: 'orderDetailsPage.title',
    defaultMessage: 'Order details',
    description: 'Heading of an order (S2.36)',
  },
});

function OrderOf({ orderNumber }: { orderNumber: string }) {
  const order = useQuery(orderQueries.detail(useShop(), orderNumber));
  if (order.isPending) return <OrderCardSkeleton />;
  if (isRefusal(order.error, 'resource.not_found', 'request.invalid'))
    return <NotFoundState href={paths.orders} />;
  if (order.isError) return <LoadFailed onRetry={() => void order.refetch()} />;
  return <OrderView order={order.data} readAt={order.dataUpdatedAt} onPayEnd={() => void order.refetch()} />;
}

/** One order, whole (S2.36, S2.69–S2.76); a completed one at its own address, too (S2.23). */
export function OrderDetailsPage() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const orderNumber = search.get('orderNumber');
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">
        <FormattedMessage {...messages.title} />
      </h1>
      <MembersOnly loading={<OrderCardSkeleton />}>
        {orderNumber ? (
          <OrderOf orderNumber={orderNumber} />
        ) : (
          <ChooseOrder to={pathname === paths.completedOrder ? paths.completed : paths.orders} />
        )}
      </MembersOnly>
    </>
  );
}
