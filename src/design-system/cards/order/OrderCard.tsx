import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { defineMessages, FormattedMessage, type PrimitiveType, useIntl } from 'react-intl';
import type { OrderItem, OrderSummary } from '#openapi/schema.gen.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Checkbox } from '#src/design-system/primitives/form/Checkbox.tsx';
import { DateText } from '#src/design-system/primitives/text/DateText.tsx';
import { ShopInitial } from '#src/design-system/cards/shop/ShopInitial.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { LineRow } from './LineRow.tsx';
import { ArrivalLine } from './ArrivalLine.tsx';
import { OrderActions, type OrderDeed } from '#src/design-system/panels/order/OrderActions.tsx';
import { orderStateMessages } from './order-state-messages.ts';
import { PayCountdown } from '#src/design-system/panels/payment/PayCountdown.tsx';
import { refundStateMessages } from '#src/design-system/cards/refund/refund-state-messages.ts';
import { StatusLabel } from '#src/design-system/primitives/feedback/StatusLabel.tsx';

const messages = defineMessages<{
  total: {};
  view: {};
  choose: { shop: string };
  more: { count: number };
  refund: {};
  placed: { day: PrimitiveType; number: PrimitiveType };
}>({
  refund: {
    id: 'orderCard.refund',
    defaultMessage: 'Refund details',
    description: 'Link to the refund that is under way for this order',
  },
  placed: {
    id: 'orderCard.placed',
    defaultMessage: '{day} · No. {number}',
    description: 'When an order was placed, and its number',
  },
  choose: {
    id: 'orderCard.choose',
    defaultMessage: 'Pay the order of {shop} together with others',
    description: 'Name of the checkbox of an order that waits for money',
  },
  total: { id: 'orderCard.total', defaultMessage: 'Total', description: 'Before the sum of an order' },
  view: { id: 'orderCard.view', defaultMessage: 'View order', description: 'Link to the order' },
  more: {
    id: 'orderCard.more',
    defaultMessage: '{count, plural, one {# more product} other {# more products}}',
    description: 'Button below the first products of an order: shows the others',
  },
});

const tones = {
  TO_PAY: 'deal',
  GROUPING: 'deal',
  TO_DELIVER: 'jade',
  TO_RECEIVE: 'jade',
  COMPLETED: 'quiet',
  CANCELLED: 'quiet',
} as const;

/** Lines that stand before the rest is folded. */
const unfolded = 4;

type OrderCardProps = {
  order: OrderSummary;
  href: string;
  /** The shop's page. */
  shopHref?: string;
  productHrefOf: (item: OrderItem) => string;
  /** When the order was read, by the reader's clock, ms since 1970. */
  receivedAt: number;
  /** Where the refund is that is under way for it. */
  refundHref?: string;
  /** Where its parcels are; without it the promised day is words alone. */
  trackHref?: string;
  /** What the screen does for the order's actions; an action that it cannot do is not offered. */
  on: Partial<Record<OrderDeed, () => void>>;
  /** The action that is under way. */
  busy?: OrderDeed;
  /** Why the last action was refused, in the service's words. */
  refused?: string;
  /** The time to pay is over: ask the service again. */
  onPayEnd?: () => void;
  /** It can be paid together with others. */
  choice?: { chosen: boolean; onChoose: (chosen: boolean) => void };
};

/** An order in a list: shop, state, lines, sum, and what the service allows now. */
export function OrderCard(props: OrderCardProps) {
  const { order, href, shopHref, trackHref, refundHref, productHrefOf, receivedAt } = props;
  const { on, busy, refused, onPayEnd, choice } = props;
  const { formatMessage } = useIntl();
  const { status, payDeadline, items } = order;
  const [open, setOpen] = useState(items.length <= unfolded);
  const coming = status === 'TO_DELIVER' || status === 'TO_RECEIVE';
  const inReview = order.afterSales === 'ACTIVE' && status !== 'CANCELLED';
  const refundState = items.find(({ refundSn }) => refundSn)?.refundStatus ?? 'APPLIED';
  return (
    <article className="rounded-lg border border-line bg-surface px-4 pt-1 pb-4 nav:px-5">
      <header className="flex min-h-13 items-center gap-2.5 border-b border-line">
        {choice && (
          <Checkbox
            aria-label={formatMessage(messages.choose, { shop: order.shopName })}
            checked={choice.chosen}
            onChange={(event) => choice.onChoose(event.target.checked)}
          />
        )}
        <ShopInitial shopId={order.shopId} name={order.shopName} />
        <h2 className="line-clamp-1 min-w-0 grow text-base font-semibold wrap-anywhere">
          {shopHref ? (
            <TextLink plain to={shopHref} className="group inline-flex min-h-11 items-center gap-1.5">
              <span className="line-clamp-1 group-hover:underline">{order.shopName}</span>
              <ChevronRight aria-hidden className="size-4 shrink-0" />
            </TextLink>
          ) : (
            order.shopName
          )}
        </h2>
        <div className="max-w-1/2 shrink-0 text-right">
          <StatusLabel tone={inReview ? 'ink' : tones[status]}>
            <FormattedMessage
              {...(inReview ? refundStateMessages[refundState] : orderStateMessages[status])}
            />
          </StatusLabel>
        </div>
      </header>
      <p className="pt-3 text-xs text-fg-2 tabular-nums">
        <FormattedMessage
          {...messages.placed}
          values={{
            day: <DateText value={order.createTime} />,
            number: <span className="wrap-anywhere">{order.orderNumber}</span>,
          }}
        />
      </p>
      <ul className="grid gap-3.5 pt-3 pb-4">
        {items.slice(0, open ? items.length : unfolded - 1).map((item) => (
          <li key={item.orderItemId}>
            <LineRow line={item} href={productHrefOf(item)} />
          </li>
        ))}
      </ul>
      {!open && (
        <Button tone="ghost" size="md" className="mb-4 w-full" onClick={() => setOpen(true)}>
          <FormattedMessage {...messages.more} values={{ count: items.length - unfolded + 1 }} />
        </Button>
      )}
      {status === 'TO_PAY' && payDeadline && (
        <div className="mb-4">
          <PayCountdown
            deadline={payDeadline}
            serverTime={order.serverTime}
            receivedAt={receivedAt}
            onEnd={onPayEnd}
          />
        </div>
      )}
      {coming && (order.arrival || order.tracking) && (
        <div className="mb-4">
          <ArrivalLine
            arrival={order.arrival}
            tracking={order.tracking}
            {...(trackHref && { href: trackHref })}
          />
        </div>
      )}
      <footer className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-3.5">
        <p className="flex items-baseline gap-1.5 text-base text-fg-2">
          <FormattedMessage {...messages.total} />
          <span className="text-fg">
            <Price value={order.total} size="sm" />
          </span>
        </p>
        <TextLink to={href} className="hit text-sm max-nav:ml-auto">
          <FormattedMessage {...messages.view} />
        </TextLink>
        {inReview && refundHref && (
          <LinkButton tone="outline" size="md" className="ml-auto max-nav:grow" to={refundHref}>
            <FormattedMessage {...messages.refund} />
          </LinkButton>
        )}
        <OrderActions actions={order.actions} on={on} busy={busy} refused={refused} />
      </footer>
    </article>
  );
}
