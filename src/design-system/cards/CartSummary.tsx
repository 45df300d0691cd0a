import { useId } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { CartTotal } from '#openapi/schema.gen.ts';
import { Button } from '../primitives/Button.tsx';
import { Price } from '../primitives/Price.tsx';
import { AmountRow } from './AmountRow.tsx';

const messages = defineMessages<{
  title: {};
  subtotal: { count: number };
  discount: {};
  total: {};
  checkout: {};
  note: {};
}>({
  title: { id: 'cartSummary.title', defaultMessage: 'Summary', description: 'Heading' },
  subtotal: {
    id: 'cartSummary.subtotal',
    defaultMessage: 'Subtotal, {count, plural, one {# item} other {# items}}',
    description: 'Sum of the chosen lines',
  },
  discount: {
    id: 'cartSummary.discount',
    defaultMessage: 'Discount',
    description: 'What promotions take off',
  },
  total: { id: 'cartSummary.total', defaultMessage: 'Total', description: 'Without delivery' },
  checkout: { id: 'cartSummary.checkout', defaultMessage: 'Checkout', description: 'Button' },
  note: {
    id: 'cartSummary.note',
    defaultMessage: 'Delivery is added at the checkout. Pay the courier in cash or by card.',
    description: 'Below the button',
  },
});

type CartSummaryProps = {
  /** The service's sum of the chosen lines; undefined until it is there. */
  total: CartTotal | undefined;
  /** The sum is being calculated anew. */
  calculating: boolean;
  onCheckout: () => void;
};

/** What the chosen lines come to; a bar at the bottom of small screens, where only the total has room. */
export function CartSummary({ total, calculating, onCheckout }: CartSummaryProps) {
  const id = useId();
  return (
    <div className="sticky bottom-[calc(var(--bottom-nav-h)+8px)] z-(--z-sticky) nav:top-5 nav:bottom-auto">
      <section
        aria-labelledby={id}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-3 max-nav:shadow-pop nav:block nav:p-5"
      >
        <h2 id={id} className="sr-only text-h3 nav:not-sr-only nav:mb-3.5">
          <FormattedMessage {...messages.title} />
        </h2>
        <dl aria-busy={calculating} className="grid grow gap-1 text-base nav:gap-2.5">
          {total && (
            <>
              <AmountRow
                label={<FormattedMessage {...messages.subtotal} values={{ count: total.count }} />}
                value={total.totalMoney}
                className="max-nav:hidden"
              />
              {total.subtractMoney.amount > 0 && (
                <AmountRow
                  label={<FormattedMessage {...messages.discount} />}
                  value={total.subtractMoney}
                  minus
                />
              )}
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line nav:border-t nav:pt-3">
                <dt className="font-semibold">
                  <FormattedMessage {...messages.total} />
                </dt>
                <dd>
                  <Price value={total.finalMoney} size="lg" />
                </dd>
              </div>
            </>
          )}
        </dl>
        <Button
          size="xl"
          className="grow nav:mt-4 nav:w-full"
          disabled={!total || total.count === 0}
          onClick={onCheckout}
        >
          <FormattedMessage {...messages.checkout} />
        </Button>
        <p className="mt-3 hidden text-center text-xs text-fg-3 nav:block">
          <FormattedMessage {...messages.note} />
        </p>
      </section>
    </div>
  );
}
