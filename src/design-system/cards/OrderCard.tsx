import { defineMessages, FormattedMessage } from 'react-intl';
import type { OrderItem, OrderSummary } from '#openapi/schema.gen.ts';
import { Button } from '../primitives/Button.tsx';
import { DoorMark } from '../primitives/DoorMark.tsx';
import { LinkButton } from '../primitives/LinkButton.tsx';
import { Price } from '../primitives/Price.tsx';
import { LineRow } from './LineRow.tsx';
import { orderStateMessages } from './order-state-messages.ts';

const messages = defineMessages({
  total: { id: 'orderCard.total', defaultMessage: 'Total', description: 'Before the sum of an order' },
  view: { id: 'orderCard.view', defaultMessage: 'View order', description: 'Link to the order' },
  confirm: {
    id: 'orderCard.confirm',
    defaultMessage: 'Confirm receipt',
    description: 'Button: the parcel has come',
  },
});

type OrderCardProps = {
  order: OrderSummary;
  href: string;
  productHrefOf: (item: OrderItem) => string;
  /** The receipt is being confirmed. */
  confirming: boolean;
  onConfirmReceipt: () => void;
};

/** An order in a list: shop, state, lines, sum, and what the service allows now. */
export function OrderCard({ order, href, productHrefOf, confirming, onConfirmReceipt }: OrderCardProps) {
  return (
    <article className="rounded-lg border border-line bg-surface px-4 pt-1 pb-4 nav:px-5">
      <header className="flex min-h-13 items-center gap-2.5 border-b border-line">
        <DoorMark shopId={order.shopId} name={order.shopName} />
        <h2 className="line-clamp-1 grow text-base font-semibold">{order.shopName}</h2>
        <p className="inline-flex shrink-0 items-center gap-1.5 text-sm font-semibold before:size-2 before:rounded-full before:bg-primary">
          <FormattedMessage {...orderStateMessages[order.status]} />
        </p>
      </header>
      <ul className="grid gap-3.5 py-4">
        {order.items.map((item) => (
          <li key={item.orderItemId}>
            <LineRow line={item} href={productHrefOf(item)} />
          </li>
        ))}
      </ul>
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3.5">
        <p className="flex items-baseline gap-1.5 text-base text-fg-2">
          <FormattedMessage {...messages.total} />
          <span className="text-fg">
            <Price value={order.total} size="sm" />
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          <LinkButton tone="outline" size="md" to={href}>
            <FormattedMessage {...messages.view} />
          </LinkButton>
          {order.actions.includes('CONFIRM_RECEIPT') && (
            <Button size="md" busy={confirming} onClick={onConfirmReceipt}>
              <FormattedMessage {...messages.confirm} />
            </Button>
          )}
        </div>
      </footer>
    </article>
  );
}
