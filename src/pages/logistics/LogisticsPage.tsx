import { useQuery, useQueryClient } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { logisticsQueries } from '#src/data/logistics/logistics.queries.ts';
import { isRefusal } from '#src/data/refusal.ts';
import { unlessLive } from '#src/data/live/line.ts';
import { useShop } from '#src/data/shop.ts';
import { OrderCardSkeleton } from '#src/design-system/cards/order/OrderCardSkeleton.tsx';
import { NotFoundState } from '#src/design-system/empty-states/NotFoundState.tsx';
import { Breadcrumb } from '#src/design-system/primitives/navigation/Breadcrumb.tsx';
import { orderUrl, paths } from '#src/domain/urls.ts';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { ChooseOrder } from '#src/features/orders/ChooseOrder.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { NotShipped } from './NotShipped.tsx';
import { Parcels } from './Parcels.tsx';

const messages = defineMessages({
  title: { id: 'logisticsPage.title', defaultMessage: 'Parcels', description: 'Title (S2.21)' },
  orders: {
    id: 'logisticsPage.orders',
    defaultMessage: 'My orders',
    description: 'First step of the breadcrumb',
  },
});

/** How often a parcel on its way is looked for again (ms), while the page is seen and hears nothing by itself. */
const lookMs = 60_000;

function ParcelsOf({ orderNumber }: { orderNumber: string }) {
  const logistics = useQuery({
    ...logisticsQueries.order(useShop(), orderNumber),
    refetchInterval: unlessLive(useQueryClient(), lookMs),
  });
  if (logistics.data && logistics.data.packages.length > 0) return <Parcels logistics={logistics.data} />;
  if (logistics.isPending) return <OrderCardSkeleton />;
  if (logistics.data || isRefusal(logistics.error, 'order.not_shipped'))
    return <NotShipped orderNumber={orderNumber} />;
  if (isRefusal(logistics.error, 'resource.not_found', 'request.invalid'))
    return <NotFoundState href={paths.toReceive} />;
  return <LoadFailed onRetry={() => void logistics.refetch()} />;
}

/** Where the parcels of an order are, and when they come (S1.24, S2.21). */
export function LogisticsPage() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const orderNumber = search.get('orderNumber') ?? '';
  const title = formatMessage(messages.title);
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">
        <FormattedMessage {...messages.title} />
      </h1>
      <Breadcrumb
        steps={[
          { name: formatMessage(messages.orders), href: paths.orders },
          ...(orderNumber ? [{ name: orderNumber, href: orderUrl(orderNumber) }] : []),
          { name: title },
        ]}
      />
      <MembersOnly loading={<OrderCardSkeleton />}>
        {orderNumber ? <ParcelsOf orderNumber={orderNumber} /> : <ChooseOrder to={paths.toReceive} />}
      </MembersOnly>
    </>
  );
}
