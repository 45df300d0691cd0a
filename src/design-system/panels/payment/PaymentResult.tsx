import { defineMessages, FormattedMessage } from 'react-intl';
import type { Payment, PaymentStatus } from '#openapi/schema.gen.ts';
import { AskingDrawing } from '#src/design-system/layout/illustrations/AskingDrawing.tsx';
import { CompletedDrawing } from '#src/design-system/layout/illustrations/CompletedDrawing.tsx';
import { DeclinedDrawing } from '#src/design-system/layout/illustrations/DeclinedDrawing.tsx';
import { PaidDrawing } from '#src/design-system/layout/illustrations/PaidDrawing.tsx';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { orderedMessages } from '#src/design-system/cards/order/ordered-messages.ts';

const own = defineMessages<
  Record<
    'paidText' | 'pending' | 'pendingText' | 'failed' | 'failedText' | 'amount' | 'again' | 'view',
    {}
  > & { order: { number: string }; orders: { count: number } }
>({
  paidText: {
    id: 'paymentResult.paidText',
    defaultMessage: 'The shop is packing. We will tell you when it ships.',
    description: 'Below it',
  },
  pending: {
    id: 'paymentResult.pending',
    defaultMessage: 'Your payment is on its way',
    description: 'Heading: the bank has not answered yet',
  },
  pendingText: {
    id: 'paymentResult.pendingText',
    defaultMessage: 'Your bank is answering. This page updates by itself, do not pay twice.',
    description: 'Below it',
  },
  failed: {
    id: 'paymentResult.failed',
    defaultMessage: 'The payment did not go through',
    description: 'Heading',
  },
  failedText: {
    id: 'paymentResult.failedText',
    defaultMessage: 'You were not charged. Your order is kept for a while.',
    description: 'Below it',
  },
  amount: { id: 'paymentResult.amount', defaultMessage: 'Amount', description: 'Before what was paid' },
  again: {
    id: 'paymentResult.again',
    defaultMessage: 'Pay again',
    description: 'Button: to the payment methods',
  },
  view: { id: 'paymentResult.view', defaultMessage: 'View order', description: 'Link to the order' },
  order: {
    id: 'paymentResult.order',
    defaultMessage: 'Order {number}',
    description: 'An order by its number',
  },
  orders: {
    id: 'paymentResult.orders',
    defaultMessage: '{count, plural, one {# order} other {# orders, one for each shop}}',
    description: 'Above the orders that were paid together',
  },
});

const messages = { ...orderedMessages, ...own };

type Outcome = 'paid' | 'cod' | 'pending' | 'failed' | 'group';

const outcomes: Record<PaymentStatus, Outcome> = {
  CREATED: 'pending',
  REQUIRES_ACTION: 'pending',
  PROCESSING: 'pending',
  SUCCEEDED: 'paid',
  FAILED: 'failed',
  CANCELLED: 'failed',
  EXPIRED: 'failed',
  COD_PENDING: 'cod',
  COD_COLLECTED: 'paid',
  COD_FAILED: 'failed',
  PARTLY_REFUNDED: 'paid',
  REFUNDED: 'paid',
};

const drawings = {
  paid: PaidDrawing,
  cod: CompletedDrawing,
  pending: AskingDrawing,
  failed: DeclinedDrawing,
  group: PaidDrawing,
};

type PaymentResultProps = {
  /** A payment; of orders alone there is no amount to tell, as each has its own. */
  payment: Pick<Payment, 'status' | 'orderNumbers'> & Partial<Pick<Payment, 'amount' | 'failure'>>;
  /** The orders wait until enough people have joined. */
  grouping?: boolean;
  hrefOf: (orderNumber: string) => string;
  homeHref: string;
  /** To the payment methods; the next try is another payment. */
  onPayAgain: () => void;
};

/** What became of a payment, and the orders that it was for, one a shop (S2.57). */
export function PaymentResult({
  payment,
  grouping = false,
  hrefOf,
  homeHref,
  onPayAgain,
}: PaymentResultProps) {
  const { status, orderNumbers, amount, failure } = payment;
  const found = outcomes[status];
  const outcome = grouping && found === 'paid' ? 'group' : found;
  const Drawing = drawings[outcome];
  return (
    <section aria-live="polite" className="grid gap-5">
      <div className="grid justify-items-center gap-1 text-center">
        <Drawing />
        <h1 className="text-h1 wrap-anywhere">
          <FormattedMessage {...messages[outcome]} />
        </h1>
        <p className="max-w-[36ch] text-fg-2">
          <FormattedMessage {...messages[`${outcome}Text`]} />
        </p>
        {amount && (
          <p className="flex items-baseline gap-2 text-base text-fg-2">
            <FormattedMessage {...messages.amount} />
            <span className="text-fg">
              <Price value={amount} size="lg" />
            </span>
          </p>
        )}
      </div>
      {failure && <Alert tone="danger">{failure.desc}</Alert>}
      <div className="grid gap-2">
        {orderNumbers.length > 1 && (
          <h2 className="text-sm font-semibold">
            <FormattedMessage {...messages.orders} values={{ count: orderNumbers.length }} />
          </h2>
        )}
        <ul className="divide-y divide-line border-y border-line">
          {orderNumbers.map((number) => (
            <li key={number} className="flex flex-wrap items-center justify-between gap-x-3 text-base">
              <span className="py-3 tabular-nums">
                <FormattedMessage {...messages.order} values={{ number }} />
              </span>
              <TextLink to={hrefOf(number)} className="py-3">
                <FormattedMessage {...messages.view} />
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-3">
        {outcome === 'failed' && (
          <Button size="xl" className="grow" onClick={onPayAgain}>
            <FormattedMessage {...messages.again} />
          </Button>
        )}
        <LinkButton
          tone={outcome === 'failed' ? 'outline' : 'primary'}
          size="xl"
          className="grow"
          to={homeHref}
        >
          <FormattedMessage {...messages.goOn} />
        </LinkButton>
      </div>
    </section>
  );
}
