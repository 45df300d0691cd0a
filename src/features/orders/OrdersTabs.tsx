import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { orderQueries } from '#src/data/orders/orders.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { OrderStatusTabs } from '#src/design-system/tabs/OrderStatusTabs.tsx';
import { paths } from '#src/domain/urls.ts';

const hrefs = {
  ALL: paths.orders,
  TO_PAY: paths.toPay,
  TO_DELIVER: paths.toDeliver,
  TO_RECEIVE: paths.toReceive,
  COMPLETED: paths.completed,
  REFUND: paths.refund,
};

type OrdersTabsProps = Pick<ComponentProps<typeof OrderStatusTabs>, 'current'>;

/** The tabs of the reader's orders with how many stand in each (S4.15, S7.26). */
export function OrdersTabs({ current }: OrdersTabsProps) {
  const { data } = useQuery(orderQueries.count(useShop()));
  return <OrderStatusTabs current={current} counts={data} hrefs={hrefs} />;
}
