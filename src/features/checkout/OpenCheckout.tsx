import type { ComponentType, ReactNode } from 'react';
import type { CheckoutPreview } from '#openapi/schema.gen.ts';
import { isRefusal } from '#src/data/refusal.ts';
import { CheckoutSkeleton } from '#src/design-system/panels/checkout/CheckoutSkeleton.tsx';
import { EmptyCart } from '#src/design-system/empty-states/EmptyCart.tsx';
import type { CheckoutSubject } from '#src/domain/checkout/checkout-address.ts';
import { paths } from '#src/domain/urls.ts';
import { CheckoutGone } from './CheckoutGone.tsx';
import { onDemand } from '#src/state/lazy-hydrate.tsx';
import { NotCalculated } from './NotCalculated.tsx';
import { useCheckout } from './use-checkout.ts';

/** A checkout that can be placed: what it is about, and the service's calculation of it. */
export type Checkout = ReturnType<typeof useCheckout> & {
  checkoutId: string;
  subject: CheckoutSubject;
  shown: CheckoutPreview;
  /** What is shown was calculated for another choice: the answer for this one is on its way, or did not come. */
  old: boolean;
  /** The answer for this choice did not come. */
  failed: boolean;
};

const PlacedCheckout = onDemand(async () => (await import('./PlacedCheckout.tsx')).PlacedCheckout, {
  waiting: <CheckoutSkeleton />,
});

type OpenCheckoutProps = {
  children: (checkout: Checkout) => ReactNode;
  /** What stands for a checkout that could not be calculated. */
  failed: ComponentType<{ onRetry: () => void; text?: string }>;
};

/** The checkout of the address, or why there is none: placed already, gone, not loaded. */
export function OpenCheckout({ children, failed: Failed }: OpenCheckoutProps) {
  const checkout = useCheckout();
  const { preview, subject, checkoutId, good, takeBack } = checkout;
  if (!subject) return <EmptyCart href={paths.home} />;
  const { error, data: shown } = preview;
  if (isRefusal(error, 'checkout.placed')) return <PlacedCheckout refusal={error} failed={Failed} />;
  if (isRefusal(error) && error.status < 500 && !takeBack)
    return <CheckoutGone subject={subject} text={error.message} />;
  // What was shown stays when it cannot be calculated anew: the service judges it once more before it is placed.
  const old = preview.isPlaceholderData;
  if (shown && checkoutId) return children({ ...checkout, subject, checkoutId, shown, old, failed: false });
  if (error && good && checkoutId)
    return (
      <>
        <NotCalculated
          text={error.message}
          busy={preview.isFetching}
          onRetry={() => void preview.refetch()}
          onBack={takeBack}
        />
        {children({ ...checkout, subject, checkoutId, shown: good, old: true, failed: true })}
      </>
    );
  if (error) return <Failed onRetry={() => void preview.refetch()} text={error.message} />;
  return <CheckoutSkeleton />;
}
