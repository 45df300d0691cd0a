import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { CheckoutSkeleton } from '#src/design-system/cards/CheckoutSkeleton.tsx';
import { EmptyCart } from '#src/design-system/empty-states/EmptyCart.tsx';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { paths } from '#src/domain/urls.ts';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { CheckoutSteps } from '#src/features/checkout/CheckoutSteps.tsx';
import { useCheckout } from '#src/features/checkout/use-checkout.ts';
import { PaymentContents } from './PaymentContents.tsx';

const messages = defineMessages({
  title: {
    id: 'paymentPage.title',
    defaultMessage: 'Payment',
    description: 'Heading of the checkout summary (S2.9)',
  },
});

function Payment() {
  const { preview, subject, search } = useCheckout();
  if (!subject) return <EmptyCart href={paths.home} />;
  if (preview.isPending) return <CheckoutSkeleton />;
  if (preview.isError)
    return <LoadFailed onRetry={() => void preview.refetch()} text={preview.error.message} />;
  return <PaymentContents preview={preview.data} fetching={preview.isFetching} search={search} />;
}

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
        <Payment />
      </MembersOnly>
    </>
  );
}
