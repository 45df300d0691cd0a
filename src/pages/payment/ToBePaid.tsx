import { defineMessages, FormattedMessage } from 'react-intl';
import type { PayInfo } from '#openapi/schema.gen.ts';
import { OrderTotals } from '#src/design-system/panels/order/OrderTotals.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { orderUrl } from '#src/domain/urls.ts';

const messages = defineMessages<{ orders: { count: number }; to: {}; number: { number: string } }>({
  orders: {
    id: 'toBePaid.orders',
    defaultMessage: '{count, plural, one {# order} other {# orders, paid together}}',
    description: 'Above the numbers of the orders',
  },
  number: { id: 'toBePaid.number', defaultMessage: 'Order {number}', description: 'Link to an order' },
  to: { id: 'toBePaid.to', defaultMessage: 'Deliver to', description: 'Above the address' },
});

const namesMax = 4;

type ToBePaidProps = { info: PayInfo; byCard: boolean };

/** The orders that are paid for, what is in them, where they go and how they come to what is due, all by the service. */
export function ToBePaid({ info, byCard }: ToBePaidProps) {
  const { orderNumbers, prodNames, receiver, userAddrText, amounts } = info;
  return (
    <div className="grid gap-3.5 text-base">
      <div className="grid gap-1">
        <p className="text-sm text-fg-2">
          <FormattedMessage {...messages.orders} values={{ count: orderNumbers.length }} />
        </p>
        <ul>
          {orderNumbers.map((number) => (
            <li key={number}>
              <TextLink to={orderUrl(number)} className="inline-flex min-h-8 items-center tabular-nums">
                <FormattedMessage {...messages.number} values={{ number }} />
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
      <ul className="grid gap-1 text-sm text-fg-2">
        {[...new Set(prodNames)].slice(0, namesMax).map((name) => (
          <li key={name} className="truncate">
            {name}
          </li>
        ))}
      </ul>
      <div className="grid gap-0.5 text-sm text-fg-2">
        <p>
          <FormattedMessage {...messages.to} />
        </p>
        <p className="text-fg wrap-anywhere">
          <bdi>{receiver}</bdi>, <bdi>{userAddrText}</bdi>
        </p>
      </div>
      <OrderTotals amounts={amounts} payNow={byCard} toCourier={!byCard} />
    </div>
  );
}
