import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Package, Truck, WalletCards } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { orderQueries } from '#src/data/orders/orders.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { Panel } from '#src/design-system/layout/Panel.tsx';
import { Count } from '#src/design-system/primitives/feedback/Count.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { MoreLink } from '#src/design-system/primitives/navigation/MoreLink.tsx';
import { paths } from '#src/domain/urls.ts';
import { LastParcel } from './LastParcel.tsx';
import { settingsMessages } from '#src/features/account/settings-messages.ts';

const messages = defineMessages<{
  toPay: {};
  toDeliver: {};
  toReceive: {};
  completed: {};
  all: {};
  count: { count: number };
}>({
  toPay: { id: 'orderWays.toPay', defaultMessage: 'To pay', description: 'Orders in this state' },
  toDeliver: { id: 'orderWays.toDeliver', defaultMessage: 'To deliver', description: 'Orders in this state' },
  toReceive: { id: 'orderWays.toReceive', defaultMessage: 'To receive', description: 'Orders in this state' },
  completed: { id: 'orderWays.completed', defaultMessage: 'Completed', description: 'Orders in this state' },
  all: { id: 'orderWays.all', defaultMessage: 'See all', description: 'Link to the list of orders' },
  count: {
    id: 'orderWays.count',
    defaultMessage: '{count, plural, one {# order} other {# orders}}',
    description: 'Heard after the state',
  },
});

/** The states of the reader's orders, with how many stand in each (S7.26). */
export function OrderWays() {
  const { formatMessage } = useIntl();
  const { data } = useQuery(orderQueries.count(useShop()));
  const states = [
    { key: 'toPay', href: paths.toPay, Icon: WalletCards, count: data?.unPay },
    { key: 'toDeliver', href: paths.toDeliver, Icon: Package, count: data?.payed },
    { key: 'toReceive', href: paths.toReceive, Icon: Truck, count: data?.consignment },
    { key: 'completed', href: paths.completed, Icon: CircleCheck, count: data?.success },
  ] as const;
  return (
    <Panel
      title={<FormattedMessage {...settingsMessages.orders} />}
      action={
        <MoreLink to={paths.orders} className="-my-2">
          <FormattedMessage {...messages.all} />
        </MoreLink>
      }
    >
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] max-nav:-mx-3">
        {states.map(({ key, href, Icon, count = 0 }) => (
          <li key={key}>
            <TextLink
              plain
              to={href}
              aria-description={count > 0 ? formatMessage(messages.count, { count }) : undefined}
              className="grid min-h-16 justify-items-center gap-2 rounded-md px-1 py-2 text-center text-xs hyphens-auto wrap-anywhere nav:text-sm hover:bg-sunken"
            >
              <span className="relative">
                <Icon aria-hidden className="size-6" strokeWidth={1.6} />
                <Count value={count} className="-top-2 -right-4" />
              </span>
              <FormattedMessage {...messages[key]} />
            </TextLink>
          </li>
        ))}
      </ul>
      <LastParcel />
    </Panel>
  );
}
