import { defineMessages, FormattedMessage } from 'react-intl';
import type { PayInfo } from '#openapi/schema.gen.ts';
import { PayCountdown } from '#src/design-system/panels/payment/PayCountdown.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { paths, payUrl } from '#src/domain/urls.ts';

const messages = defineMessages({
  title: {
    id: 'unpaidCheckout.title',
    defaultMessage: 'Your order is waiting for payment',
    description: 'In place of a checkout that was ordered and not paid for yet',
  },
  due: { id: 'unpaidCheckout.due', defaultMessage: 'To pay now', description: 'Before what is due' },
  pay: { id: 'unpaidCheckout.pay', defaultMessage: 'Pay now', description: 'Link: to the payment' },
  toPay: {
    id: 'unpaidCheckout.toPay',
    defaultMessage: 'Orders to pay',
    description: 'Link to the list of orders that wait for money',
  },
});

type UnpaidCheckoutProps = {
  info: PayInfo;
  /** When it was read, by the reader's clock, ms since 1970. */
  infoAt: number;
};

/** A checkout that became orders which nobody has paid for yet: how long they wait, and the way to pay. */
export function UnpaidCheckout({ info, infoAt }: UnpaidCheckoutProps) {
  return (
    <section className="mx-auto flex max-w-xl flex-col gap-5 py-8">
      <h2 className="text-h2 outline-none">
        <FormattedMessage {...messages.title} />
      </h2>
      {info.payDeadline && (
        <PayCountdown deadline={info.payDeadline} serverTime={info.serverTime} receivedAt={infoAt} />
      )}
      <p className="flex items-baseline justify-between gap-4 border-y border-line py-3">
        <FormattedMessage {...messages.due} />
        <Price value={info.due} size="lg" />
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={payUrl(info.orderNumbers)}>
          <FormattedMessage {...messages.pay} />
        </LinkButton>
        <LinkButton tone="outline" to={paths.toPay}>
          <FormattedMessage {...messages.toPay} />
        </LinkButton>
      </div>
    </section>
  );
}
