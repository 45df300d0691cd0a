import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { CheckoutSkeleton } from '#src/design-system/cards/CheckoutSkeleton.tsx';
import { EmptyCart } from '#src/design-system/empty-states/EmptyCart.tsx';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { paths } from '#src/domain/urls.ts';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { CheckoutSteps } from '#src/features/checkout/CheckoutSteps.tsx';
import { useCheckout } from '#src/features/checkout/use-checkout.ts';
import { CheckoutContents } from './CheckoutContents.tsx';

const messages = defineMessages({
  title: {
    id: 'checkoutPage.title',
    defaultMessage: 'Checkout',
    description: 'Heading: address, delivery, totals',
  },
});

function Checkout() {
  const checkout = useCheckout();
  const { preview, subject } = checkout;
  if (!subject) return <EmptyCart href={paths.home} />;
  if (preview.isPending) return <CheckoutSkeleton />;
  if (preview.isError)
    return <LoadFailed onRetry={() => void preview.refetch()} text={preview.error.message} />;
  return <CheckoutContents checkout={checkout} preview={preview.data} />;
}

/** Where it goes and what it comes to (S2.8). */
export function CheckoutPage() {
  const { formatMessage } = useIntl();
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
      <meta name="robots" content="noindex" />
      <CheckoutSteps current="checkout" />
      <PageHeading title={<FormattedMessage {...messages.title} />} />
      <MembersOnly loading={<CheckoutSkeleton />}>
        <Checkout />
      </MembersOnly>
    </>
  );
}
