import type { ComponentType, ReactNode } from 'react';
import type { CheckoutPreview } from '#openapi/schema.gen.ts';
import { isRefusal } from '#src/data/refusal.ts';
import { CheckoutSkeleton } from '#src/design-system/cards/CheckoutSkeleton.tsx';
import { EmptyCart } from '#src/design-system/empty-states/EmptyCart.tsx';
import type { CheckoutSubject } from '#src/domain/checkout-address.ts';
import { paths } from '#src/domain/urls.ts';
import { CheckoutGone } from './CheckoutGone.tsx';
import { PlacedCheckout } from './PlacedCheckout.tsx';
import { useCheckout } from './use-checkout.ts';

/** A checkout that can be placed: what it is about, and the service's calculation of it. */
export type Checkout = ReturnType<typeof useCheckout> & {
  checkoutId: string;
  subject: CheckoutSubject;
  shown: CheckoutPreview;
};

type OpenCheckoutProps = {
  children: (checkout: Checkout) => ReactNode;
  /** What stands for a checkout that could not be calculated. */
  failed: ComponentType<{ onRetry: () => void; text?: string }>;
};

/** The checkout of the address, or why there is none: placed already, gone, not loaded. */
export function OpenCheckout({ children, failed: Failed }: OpenCheckoutProps) {
  const checkout = useCheckout();
  const { preview, subject, checkoutId } = checkout;
  if (!subject) return <EmptyCart href={paths.home} />;
  const { error, data: shown } = preview;
  if (isRefusal(error, 'checkout.placed')) return <PlacedCheckout refusal={error} />;
  if (isRefusal(error) && error.status < 500) return <CheckoutGone subject={subject} text={error.message} />;
  // What was shown stays when it cannot be calculated anew: the service judges it once more before it is placed.
  if (shown && checkoutId) return children({ ...checkout, subject, checkoutId, shown });
  if (error) return <Failed onRetry={() => void preview.refetch()} text={error.message} />;
  return <CheckoutSkeleton />;
}
