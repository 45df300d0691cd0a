import { defineMessages, FormattedMessage } from 'react-intl';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import type { CheckoutSubject } from '#src/domain/checkout/checkout-address.ts';
import { paths, productUrl } from '#src/domain/urls.ts';

const messages = defineMessages({
  cart: {
    id: 'checkoutWayBack.cart',
    defaultMessage: 'Back to the cart',
    description: 'Link out of a checkout that cannot go on',
  },
  product: {
    id: 'checkoutWayBack.product',
    defaultMessage: 'Back to the product',
    description: 'Link out of a checkout of one product that cannot go on',
  },
});

/** Where a checkout came from: the cart, or the page of the product. */
export function WayBack({ subject, size = 'lg' }: { subject: CheckoutSubject; size?: 'md' | 'lg' }) {
  const item = 'orderItem' in subject ? subject.orderItem : undefined;
  return (
    <LinkButton tone="outline" size={size} to={item ? productUrl(item.prodId) : paths.cart}>
      <FormattedMessage {...messages[item ? 'product' : 'cart']} />
    </LinkButton>
  );
}
