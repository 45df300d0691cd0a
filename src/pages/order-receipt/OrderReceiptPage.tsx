import { useQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { orderQueries } from '#src/data/orders/orders.queries.ts';
import { isRefusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { OrderCardSkeleton } from '#src/design-system/cards/order/OrderCardSkeleton.tsx';
import { NotFoundState } from '#src/design-system/empty-states/NotFoundState.tsx';
import { Breadcrumb } from '#src/design-system/primitives/navigation/Breadcrumb.tsx';
import { orderUrl, paths } from '#src/domain/urls.ts';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { ChooseOrder } from '#src/features/orders/ChooseOrder.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { Receipt } from './Receipt.tsx';

const messages = defineMessages({
  title: {
    id: 'orderReceiptPage.title',
    defaultMessage: 'Receipt',
    description: 'Heading of an order for paper',
  },
  orders: {
    id: 'orderReceiptPage.orders',
    defaultMessage: 'My orders',
    description: 'First step of the breadcrumb',
  },
});

function ReceiptOf({ orderNumber }: { orderNumber: string }) {
  const order = useQuery(orderQueries.detail(useShop(), orderNumber));
  if (order.data) return <Receipt order={order.data} />;
  if (order.isPending) return <OrderCardSkeleton />;
  if (isRefusal(order.error, 'resource.not_found', 'request.invalid'))
    return <NotFoundState href={paths.orders} />;
  return <LoadFailed onRetry={() => void order.refetch()} />;
}

/** An order made for paper: what was bought, from whom, and what it came to. */
export function OrderReceiptPage() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const orderNumber = search.get('orderNumber') ?? '';
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">
        <FormattedMessage {...messages.title} />
      </h1>
      <div className="print:hidden">
        <Breadcrumb
          steps={[
            { name: formatMessage(messages.orders), href: paths.orders },
            ...(orderNumber ? [{ name: orderNumber, href: orderUrl(orderNumber) }] : []),
            { name: formatMessage(messages.title) },
          ]}
        />
      </div>
      <MembersOnly loading={<OrderCardSkeleton />}>
        {orderNumber ? <ReceiptOf orderNumber={orderNumber} /> : <ChooseOrder to={paths.orders} />}
      </MembersOnly>
    </>
  );
}
