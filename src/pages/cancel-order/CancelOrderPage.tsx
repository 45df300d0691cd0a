import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { orderQueries } from '#src/data/orders/orders.queries.ts';
import { isRefusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { OrderCardSkeleton } from '#src/design-system/cards/order/OrderCardSkeleton.tsx';
import { NotFoundState } from '#src/design-system/empty-states/NotFoundState.tsx';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { paths } from '#src/domain/urls.ts';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { ChooseOrder } from '#src/features/orders/ChooseOrder.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { CancelTrail } from './CancelTrail.tsx';

const messages = defineMessages({
  title: {
    id: 'cancelOrderPage.title',
    defaultMessage: 'Cancel this order?',
    description: 'Heading (S2.19, S2.58)',
  },
});

function CancelOf({ orderNumber }: { orderNumber: string }) {
  const order = useQuery(orderQueries.detail(useShop(), orderNumber));
  if (order.data) return <CancelOrder order={order.data} />;
  if (order.isPending) return <OrderCardSkeleton />;
  if (isRefusal(order.error, 'resource.not_found', 'request.invalid'))
    return <NotFoundState href={paths.orders} />;
  return <LoadFailed onRetry={() => void order.refetch()} />;
}

/** Cancels an order: why, and what comes back where, before the press (S2.19, S2.58). */
export function CancelOrderPage() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const orderNumber = search.get('orderNumber') ?? '';
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
      <meta name="robots" content="noindex" />
      <CancelTrail orderNumber={orderNumber} />
      <div className="nav:-mt-6">
        <PageHeading title={<FormattedMessage {...messages.title} />} />
      </div>
      <MembersOnly loading={<OrderCardSkeleton />}>
        {orderNumber ? (
          <CancelOf key={orderNumber} orderNumber={orderNumber} />
        ) : (
          <ChooseOrder to={paths.toDeliver} />
        )}
      </MembersOnly>
    </>
  );
}
