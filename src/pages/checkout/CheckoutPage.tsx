import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { CheckoutSkeleton } from '#src/design-system/panels/checkout/CheckoutSkeleton.tsx';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { OpenCheckout } from '#src/features/checkout/OpenCheckout.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { CheckoutContents } from './CheckoutContents.tsx';

const messages = defineMessages({
  title: {
    id: 'checkoutPage.title',
    defaultMessage: 'Checkout',
    description: 'Heading: address, delivery, totals',
  },
});

/** Where it goes and what it comes to (S2.8). */
export function CheckoutPage() {
  const { formatMessage } = useIntl();
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={<FormattedMessage {...messages.title} />} />
      <MembersOnly loading={<CheckoutSkeleton />}>
        <OpenCheckout failed={LoadFailed}>
          {(checkout) => <CheckoutContents key={checkout.checkoutId} checkout={checkout} />}
        </OpenCheckout>
      </MembersOnly>
    </>
  );
}
