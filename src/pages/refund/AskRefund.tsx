import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { OrderDetail } from '#openapi/schema.gen.ts';
import { orderQueries } from '#src/data/orders/orders.queries.ts';
import { isRefusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { CheckoutSkeleton } from '#src/design-system/panels/checkout/CheckoutSkeleton.tsx';
import { NotFoundState } from '#src/design-system/empty-states/NotFoundState.tsx';
import { BackLink } from '#src/design-system/layout/BackLink.tsx';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { Breadcrumb } from '#src/design-system/primitives/navigation/Breadcrumb.tsx';
import { orderUrl, paths } from '#src/domain/urls.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { AskForm } from './AskForm.tsx';
import { NothingToAsk } from './NothingToAsk.tsx';

const messages = defineMessages({
  orders: {
    id: 'askRefund.orders',
    defaultMessage: 'My orders',
    description: 'First step of the breadcrumb',
  },
  order: {
    id: 'askRefund.order',
    defaultMessage: 'View order',
    description: 'Way back from the form for a refund, on phones',
  },
});

const isAskable = ({ items }: OrderDetail) => items.some(({ refundableCount }) => refundableCount > 0);

type AskRefundProps = {
  orderNumber: string;
  /** The product that the reader came from. */
  orderItemId: number | undefined;
  title: string;
};

/** Asks for money back for an order: the form, or why nothing of it can be asked for. */
export function AskRefund({ orderNumber, orderItemId, title }: AskRefundProps) {
  const { formatMessage } = useIntl();
  const order = useQuery(orderQueries.detail(useShop(), orderNumber));
  // As it was when the form was opened: the request itself changes the order below the form.
  const [opened, open] = useState<OrderDetail>();
  if (!opened && order.data && isAskable(order.data)) open(order.data);
  const unknown = isRefusal(order.error, 'resource.not_found', 'request.invalid');
  return (
    <>
      <Breadcrumb
        steps={[
          { name: formatMessage(messages.orders), href: paths.orders },
          { name: orderNumber, href: orderUrl(orderNumber) },
          { name: title },
        ]}
      />
      <BackLink to={orderUrl(orderNumber)}>{formatMessage(messages.order)}</BackLink>
      <div className="-mt-3 nav:-mt-6">
        <PageHeading title={title} />
      </div>
      {order.isPending && <CheckoutSkeleton />}
      {!opened && order.isError && !unknown && <LoadFailed onRetry={() => void order.refetch()} />}
      {unknown && <NotFoundState href={paths.refund} />}
      {opened && <AskForm order={opened} orderItemId={orderItemId} />}
      {!opened && order.data && <NothingToAsk order={order.data} />}
    </>
  );
}
