import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { CheckoutSkeleton } from '#src/design-system/panels/checkout/CheckoutSkeleton.tsx';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { readPayment } from '#src/domain/payment/payment-address.ts';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { OpenCheckout } from '#src/features/checkout/OpenCheckout.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { onDemand } from '#src/state/lazy-hydrate.tsx';
import { PaymentContents } from './PaymentContents.tsx';
import { usePaying } from './use-paying.ts';

const PayOrders = onDemand(async () => (await import('./PayOrders.tsx')).PayOrders, {
  waiting: <CheckoutSkeleton />,
});

const messages = defineMessages({
  title: {
    id: 'paymentPage.title',
    defaultMessage: 'Checkout summary',
    description: 'Heading of the payment; the words of the specification (S2.9)',
  },
});

/** How it is paid, and the last look before ordering (S2.9); of orders that are there, how they are paid now. */
export function PaymentPage() {
  const { formatMessage } = useIntl();
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={<FormattedMessage {...messages.title} />} />
      <MembersOnly loading={<CheckoutSkeleton />}>
        <Payment />
      </MembersOnly>
    </>
  );
}

/** One home for paying: between placing the orders and paying for them the address changes, the payment goes on. */
function Payment() {
  const [search] = useSearchParams();
  const address = readPayment(search);
  const paying = usePaying(address.orderNumbers);
  if (address.orderNumbers.length > 0)
    return <PayOrders key={address.orderNumbers.join()} address={address} paying={paying} />;
  return (
    <OpenCheckout failed={LoadFailed}>
      {(checkout) => <PaymentContents key={checkout.checkoutId} checkout={checkout} paying={paying} />}
    </OpenCheckout>
  );
}
