import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { CartSkeleton } from '#src/design-system/cards/CartSkeleton.tsx';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { CartContents } from './CartContents.tsx';

const messages = defineMessages({
  title: { id: 'cartPage.title', defaultMessage: 'Cart', description: 'Heading of the cart' },
});

/** The cart (S2.4). */
export function CartPage() {
  const { formatMessage } = useIntl();
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={<FormattedMessage {...messages.title} />} />
      <MembersOnly loading={<CartSkeleton />}>
        <CartContents />
      </MembersOnly>
    </>
  );
}
