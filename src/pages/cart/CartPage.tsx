import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { PageHeading } from '#src/design-system/layout/PageHeading.tsx';
import { CartSkeleton } from '#src/design-system/panels/cart/CartSkeleton.tsx';
import { MembersOnly } from '#src/features/auth/MembersOnly.tsx';
import { useCartCount } from '#src/features/cart/use-cart-count.ts';
import { onDemand } from '#src/state/lazy-hydrate.tsx';
import { useIdentity } from '#src/state/use-identity.ts';
import { CartContents } from './CartContents.tsx';

const YouMayLike = onDemand(async () => (await import('./YouMayLike.tsx')).YouMayLike);

const messages = defineMessages({
  title: { id: 'cartPage.title', defaultMessage: 'Cart', description: 'Heading of the cart' },
});

/** The cart with its pieces (S2.4), or why there is none for a visitor (S6.12); products that one may like below it. */
export function CartPage() {
  const { formatMessage } = useIntl();
  const { state } = useIdentity();
  const pieces = useCartCount();
  return (
    <>
      <title>{formatMessage(messages.title)}</title>
      <meta name="robots" content="noindex" />
      <PageHeading
        title={
          <>
            <FormattedMessage {...messages.title} />
            {/* Heard beside the way to the cart. */}
            {pieces !== undefined && pieces > 0 && (
              <span aria-hidden className="ml-2.5 font-normal text-fg-3 tabular-nums">
                <FormattedNumber value={pieces} />
              </span>
            )}
          </>
        }
      />
      <MembersOnly loading={<CartSkeleton />}>
        <CartContents />
      </MembersOnly>
      {(state === 'member' || state === 'visitor') && (
        <div className="pt-12">
          <YouMayLike />
        </div>
      )}
    </>
  );
}
