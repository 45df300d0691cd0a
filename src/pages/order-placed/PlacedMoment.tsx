import { useQueries } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { OrderDetail, PaymentStatus } from '#openapi/schema.gen.ts';
import { orderQueries } from '#src/data/orders/orders.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { DeliveryWeek } from '#src/design-system/panels/order/DeliveryWeek.tsx';
import { PlacedParcel } from '#src/design-system/cards/order/PlacedParcel.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { calendarDay } from '#src/domain/calendar-day.ts';
import { orderUrl } from '#src/domain/urls.ts';
import { PlacedOrders } from '#src/features/checkout/PlacedOrders.tsx';
import { GoesWell } from './GoesWell.tsx';
import { PlacedHero } from './PlacedHero.tsx';
import { WhatHappensNext } from './WhatHappensNext.tsx';

type PlacedMomentProps = {
  numbers: readonly string[];
  /** The orders wait until enough people have joined. */
  grouping: boolean;
  payStatus: PaymentStatus | null;
};

/** The moment after ordering: a parcel for each shop, the days on which they come, and what happens next (S2.57). */
export function PlacedMoment({ numbers, grouping, payStatus }: PlacedMomentProps) {
  const shop = useShop();
  const { timeZone } = useIntl();
  const found = useQueries({ queries: numbers.map((number) => orderQueries.detail(shop, number)) });
  const orders = found.flatMap(({ data }) => data ?? []);
  const missing = numbers.filter((number) => !orders.some(({ orderNumber }) => orderNumber === number));
  const pending = found.some(({ isPending }) => isPending);
  const today = orders[0] && calendarDay(Date.parse(orders[0].serverTime), timeZone);
  const arrivals = orders.flatMap((order) => arrivalOf(order));
  return (
    <div className="grid grid-cols-1 gap-4 pt-4 nav:gap-6 nav:pt-5">
      <PlacedHero numbers={numbers} orders={orders} grouping={grouping} payStatus={payStatus} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-6">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {pending && <Skeleton className="h-64 rounded-lg" />}
          {orders.length > 0 && (
            <ul className="grid gap-4 md:grid-cols-2">
              {orders.map((order) => (
                <li key={order.orderNumber} className="grid min-w-0 md:only:col-span-2">
                  <PlacedParcel order={order} href={orderUrl(order.orderNumber)} />
                </li>
              ))}
            </ul>
          )}
          {!pending && missing.length > 0 && <PlacedOrders numbers={missing} />}
          {today && arrivals.length > 0 && <DeliveryWeek today={today} arrivals={arrivals} />}
        </div>
        {orders.length > 0 && <WhatHappensNext orders={orders} grouping={grouping} />}
      </div>
      {orders[0]?.items[0] && <GoesWell prodId={orders[0].items[0].prodId} />}
    </div>
  );
}

/** What of an order stands below the last day of its promise. */
const arrivalOf = ({ arrival, items }: OrderDetail) =>
  arrival
    ? [
        {
          day: arrival.to,
          things: items.map(({ orderItemId, pic, prodName }) => ({ id: orderItemId, pic, name: prodName })),
        },
      ]
    : [];
