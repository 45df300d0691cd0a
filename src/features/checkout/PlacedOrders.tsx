import { defineMessages, FormattedMessage } from 'react-intl';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { orderUrl } from '#src/domain/urls.ts';

const messages = defineMessages<{ number: { number: string }; view: {} }>({
  number: {
    id: 'orderPlacedPage.number',
    defaultMessage: 'Order {number}',
    description: 'An order by its number',
  },
  view: { id: 'orderPlacedPage.view', defaultMessage: 'View order', description: 'Link to the order' },
});

const ordersMax = 20;

/** The orders that a checkout became, each with the way to it. */
export function PlacedOrders({ numbers }: { numbers: readonly string[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line border-y border-line">
      {numbers.slice(0, ordersMax).map((number) => (
        <li key={number} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <span className="text-base tabular-nums">
            <FormattedMessage {...messages.number} values={{ number }} />
          </span>
          <LinkButton tone="outline" size="md" to={orderUrl(number)}>
            <FormattedMessage {...messages.view} />
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
