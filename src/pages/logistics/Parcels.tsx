import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { Logistics } from '#openapi/schema.gen.ts';
import { orderQueries } from '#src/data/orders/orders.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { CourierCard } from '#src/design-system/cards/order/CourierCard.tsx';
import { ParcelChoice } from '#src/design-system/panels/order/ParcelChoice.tsx';
import { ParcelEvents } from '#src/design-system/panels/order/ParcelEvents.tsx';
import { ParcelRoad } from '#src/design-system/panels/order/ParcelRoad.tsx';
import { phoneText } from '#src/domain/address/phone-text.ts';
import { PieceRow } from '#src/design-system/cards/order/PieceRow.tsx';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { logisticsUrl, orderChatUrl } from '#src/domain/order/order-urls.ts';
import { useCalendar } from '#src/features/orders/use-calendar.ts';
import { ParcelBanner } from './ParcelBanner.tsx';

const messages = defineMessages<{
  heading: { count: number };
  steps: {};
  parcel: { number: number };
  contents: {};
  deliverTo: {};
  chat: {};
}>({
  heading: {
    id: 'parcels.heading',
    defaultMessage: '{count, plural, one {# parcel} other {# parcels}}',
    description: 'Heading: how many parcels an order has',
  },
  steps: {
    id: 'parcels.steps',
    defaultMessage: 'Step by step',
    description: 'Heading: what the courier reported',
  },
  parcel: {
    id: 'parcels.parcel',
    defaultMessage: 'Parcel {number, number}, step by step',
    description: 'The same heading when there are several parcels',
  },
  contents: { id: 'parcels.contents', defaultMessage: 'In this parcel', description: 'Heading' },
  deliverTo: { id: 'parcels.deliverTo', defaultMessage: 'Deliver to', description: 'Heading of the address' },
  chat: { id: 'parcels.chat', defaultMessage: 'Chat with the shop', description: 'Link' },
});

/** The parcels of an order; one of them is shown whole. The address and the shop come a moment later. */
export function Parcels({ logistics }: { logistics: Logistics }) {
  const { orderNumber, packages } = logistics;
  const [search] = useSearchParams();
  const { data: order } = useQuery(orderQueries.detail(useShop(), orderNumber));
  const toCalendar = useCalendar();
  const asked = Number(search.get('parcel') ?? 1) - 1;
  const index = packages[asked] ? asked : 0;
  const parcel = packages[index];
  if (!parcel) return null;
  const { arrival } = parcel;
  const several = packages.length > 1;
  return (
    <div className="grid grid-cols-1 gap-4 max-nav:pt-4">
      {several && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="text-h1">
            <FormattedMessage {...messages.heading} values={{ count: packages.length }} />
          </p>
          {order && <p className="text-sm text-fg-2">{order.shopName}</p>}
        </div>
      )}
      {several && (
        <ParcelChoice
          parcels={packages}
          current={index}
          hrefOf={(one) => logisticsUrl(orderNumber, one + 1)}
        />
      )}
      <ParcelBanner
        parcel={parcel}
        {...(order &&
          arrival && {
            onCalendar: () => toCalendar([{ orderNumber, shopName: order.shopName, arrival }]),
          })}
      />
      <Panel>
        <ParcelRoad parcel={parcel} arrival={arrival} />
      </Panel>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel
          title={
            several ? (
              <FormattedMessage {...messages.parcel} values={{ number: index + 1 }} />
            ) : (
              <FormattedMessage {...messages.steps} />
            )
          }
        >
          <ParcelEvents key={index} parcel={parcel} wide />
        </Panel>
        <div className="grid min-w-0 gap-4">
          <CourierCard parcel={parcel} />
          <Panel title={<FormattedMessage {...messages.contents} />}>
            <ul className="grid gap-3">
              {parcel.items.map((item) => (
                <li key={`${item.pic}${item.prodName}`}>
                  <PieceRow piece={item} />
                </li>
              ))}
            </ul>
          </Panel>
          {order && (
            <Panel title={<FormattedMessage {...messages.deliverTo} />}>
              <bdi className="text-base font-semibold">{order.addr.receiver}</bdi>
              <p className="text-base text-fg-2 tabular-nums">{phoneText(order.addr.mobile)}</p>
              <p dir="auto" className="text-base text-fg-2">
                {order.addr.text}
              </p>
            </Panel>
          )}
          {order && (
            <LinkButton tone="outline" to={orderChatUrl(order.shopId, orderNumber)}>
              <MessageCircle aria-hidden className="size-4.5" strokeWidth={1.75} />
              <FormattedMessage {...messages.chat} />
            </LinkButton>
          )}
        </div>
      </div>
    </div>
  );
}
