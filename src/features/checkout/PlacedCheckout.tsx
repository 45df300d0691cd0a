import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type ComponentType, useEffect } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { paymentQueries } from '#src/data/payment/payment.queries.ts';
import type { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { CheckoutSkeleton } from '#src/design-system/panels/checkout/CheckoutSkeleton.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { paths } from '#src/domain/urls.ts';
import { useDrafts } from '#src/state/use-drafts.ts';
import { dropOrdered } from './checkout-forms.ts';
import { ClosedOrders } from './ClosedOrders.tsx';
import { PlacedOrders } from './PlacedOrders.tsx';
import { UnpaidCheckout } from './UnpaidCheckout.tsx';
import { useCaughtFocus } from './use-caught-focus.ts';

const messages = defineMessages({
  title: {
    id: 'placedCheckout.title',
    defaultMessage: 'You have placed this order',
    description: 'In place of a checkout that was ordered before, perhaps in another tab',
  },
  once: {
    id: 'placedCheckout.once',
    defaultMessage: 'It was placed only once. Here it is.',
    description: 'Below it, before the orders',
  },
  orders: {
    id: 'placedCheckout.orders',
    defaultMessage: 'Your orders',
    description: 'Link to the list of orders',
  },
  goOn: { id: 'placedCheckout.goOn', defaultMessage: 'Continue shopping', description: 'Link home' },
});

/** The order numbers that the service names with `checkout.placed`. */
const numbersOf = ({ problem }: Refusal): string[] => {
  const numbers = (problem.details as { orderNumbers?: unknown } | undefined)?.orderNumbers;
  return Array.isArray(numbers) ? numbers.filter((number) => typeof number === 'string') : [];
};

type PlacedCheckoutProps = {
  refusal: Refusal;
  /** What stands when it cannot be asked how the orders stand. */
  failed: ComponentType<{ onRetry: () => void }>;
};

/**
 * A checkout that became orders: in this tab, in another one, or before an answer was lost. Whether they are done or wait
 * for their money, the service is asked.
 */
export function PlacedCheckout({ refusal, failed: Failed }: PlacedCheckoutProps) {
  const drafts = useDrafts();
  const numbers = numbersOf(refusal);
  const info = useQuery({ ...paymentQueries.info(useShop(), numbers), enabled: numbers.length > 0 });
  const known = !info.isLoading;
  // Where it came in place of the pressed button, nothing has the focus any more.
  const place = useCaughtFocus<HTMLDivElement>(known ? 'placed' : undefined, true);
  useEffect(() => {
    dropOrdered(drafts);
  }, [drafts]);
  if (!known) return <CheckoutSkeleton />;
  // Nobody is told that it is done while that is not known.
  if (info.isError && !info.data) return <Failed onRetry={() => void info.refetch()} />;
  if (info.data?.status === 'TO_PAY' || info.data?.status === 'CANCELLED')
    return (
      <div ref={place}>
        {info.data.status === 'TO_PAY' ? (
          <UnpaidCheckout info={info.data} infoAt={info.dataUpdatedAt} />
        ) : (
          <ClosedOrders info={info.data} />
        )}
      </div>
    );
  return (
    <section ref={place} className="mx-auto flex max-w-xl flex-col gap-5 py-8">
      <CircleCheck aria-hidden className="size-14 text-primary" strokeWidth={1.5} />
      <div className="grid gap-1">
        <h2 className="text-h2 outline-none">
          <FormattedMessage {...messages.title} />
        </h2>
        <p className="text-fg-2">
          <FormattedMessage {...messages.once} />
        </p>
      </div>
      {numbers.length > 0 && <PlacedOrders numbers={numbers} />}
      <div className="flex flex-wrap gap-3">
        <LinkButton tone="outline" to={paths.orders}>
          <FormattedMessage {...messages.orders} />
        </LinkButton>
        <LinkButton to={paths.home}>
          <FormattedMessage {...messages.goOn} />
        </LinkButton>
      </div>
    </section>
  );
}
