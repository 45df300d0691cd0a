import { defineMessages, FormattedMessage } from 'react-intl';
import type { PayInfo } from '#openapi/schema.gen.ts';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { paths, placedUrl } from '#src/domain/urls.ts';

const messages = defineMessages({
  expired: {
    id: 'closedOrders.expired',
    defaultMessage: 'The time to pay has run out',
    description: 'Heading: orders that closed by themselves, or were cancelled',
  },
  again: {
    id: 'closedOrders.again',
    defaultMessage: 'please reorder',
    description: 'Below it; the words of the specification, letter for letter (S8.17)',
  },
  back: {
    id: 'closedOrders.back',
    defaultMessage: 'Vouchers, coins and wallet came back to you. You were not charged.',
    description: 'Below that',
  },
  shop: { id: 'closedOrders.shop', defaultMessage: 'Go shopping', description: 'Link home' },
  paid: {
    id: 'closedOrders.paid',
    defaultMessage: 'This is already paid',
    description: 'Heading: somebody paid in another window',
  },
  paidText: {
    id: 'closedOrders.paidText',
    defaultMessage: 'It was paid once, maybe in another window. There is nothing more to pay.',
    description: 'Below it',
  },
  orders: { id: 'closedOrders.orders', defaultMessage: 'View orders', description: 'Link' },
});

/** Orders for which nothing can be paid any more: they were paid elsewhere, or they closed. */
export function ClosedOrders({ info: { status, orderNumbers } }: { info: PayInfo }) {
  const closed = status === 'CANCELLED';
  return (
    <div role="alert">
      <EmptyState
        title={
          <h2>
            <FormattedMessage {...(closed ? messages.expired : messages.paid)} />
          </h2>
        }
        text={
          closed ? (
            <>
              <span className="block font-semibold text-fg">
                <FormattedMessage {...messages.again} />
              </span>
              <FormattedMessage {...messages.back} />
            </>
          ) : (
            <FormattedMessage {...messages.paidText} />
          )
        }
        action={
          <LinkButton to={closed ? paths.home : placedUrl(orderNumbers)}>
            <FormattedMessage {...(closed ? messages.shop : messages.orders)} />
          </LinkButton>
        }
      />
    </div>
  );
}
