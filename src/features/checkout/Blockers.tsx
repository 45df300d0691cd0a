import { useRef } from 'react';
import { CheckoutBlockers } from '#src/design-system/panels/checkout/CheckoutBlockers.tsx';
import { withoutLines } from '#src/domain/checkout/checkout-address.ts';
import type { Checkout } from './OpenCheckout.tsx';
import { WayBack } from './WayBack.tsx';

/** What keeps a checkout from being placed; what can be taken out leaves this checkout and stays in the cart. */
export function Blockers({ checkout: { shown, subject, narrow } }: { checkout: Checkout }) {
  const place = useRef<HTMLDivElement>(null);
  const lines = 'basketIds' in subject ? subject.basketIds.length : 1;
  const takeOut = (basketIds: number[]) => {
    const left = withoutLines(subject, basketIds);
    if (!left) return;
    // The pressed button goes away; the focus stays where it was.
    place.current?.focus();
    narrow(left);
  };
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-4 outline-none empty:-mb-4">
      <CheckoutBlockers
        // Where the address is missing, its panel asks for it; nobody is told twice.
        preview={{ ...shown, blockers: shown.blockers.filter(({ code }) => code !== 'address.required') }}
        onTakeOut={lines > 1 ? takeOut : undefined}
        wayBack={<WayBack subject={subject} size="md" />}
      />
    </div>
  );
}
