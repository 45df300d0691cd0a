import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { CheckoutSkeleton } from '#src/design-system/cards/CheckoutSkeleton.tsx';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { CheckoutSteps } from '#src/features/checkout/CheckoutSteps.tsx';
import { OpenCheckout } from '#src/features/checkout/OpenCheckout.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { PaymentContents } from './PaymentContents.tsx';

const messages = defineMessages({
  title: {
    id: 'paymentPage.title',
    defaultMessage: 'Payment',
    description: 'Heading of the checkout summary (S2.9)',
  },
});

/** How it is paid, and the last look before ordering (S2.9). */
export function PaymentPage() {
  const { formatMessage } = useIntl();
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
      <meta name="robots" content="noindex" />
      <CheckoutSteps current="payment" />
      <PageHeading title={<FormattedMessage {...messages.title} />} />
      <MembersOnly loading={<CheckoutSkeleton />}>
        <OpenCheckout failed={LoadFailed}>
          {(checkout) => <PaymentContents key={checkout.checkoutId} checkout={checkout} />}
        </OpenCheckout>
      </MembersOnly>
    </>
  );
}
