import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';
import type { CheckoutSubject } from '#src/domain/checkout/checkout-address.ts';
import { WayBack } from './WayBack.tsx';

type CheckoutGoneProps = {
  subject: CheckoutSubject;
  /** The service's own words. */
  text: string;
};

/** What was to be bought is not there any more; asking again would not help, so the way leads back. */
export function CheckoutGone({ subject, text }: CheckoutGoneProps) {
  return (
    <div role="alert">
      <EmptyState title={text} action={<WayBack subject={subject} />} />
    </div>
  );
}
