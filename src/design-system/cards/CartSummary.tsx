import { defineMessages, FormattedMessage } from 'react-intl';
import type { CartTotal } from '#openapi/schema.gen.ts';
import { Panel } from '../layout/Panel.tsx';
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

/** What the chosen lines come to; sticks to the bottom on small screens. */
export function CartSummary({ total, calculating, onCheckout }: CartSummaryProps) {
  return (
    <div className="sticky bottom-[calc(var(--bottom-nav-h)+8px)] z-(--z-sticky) nav:top-5 nav:bottom-auto">
      <Panel title={<FormattedMessage {...messages.title} />}>
        <dl aria-busy={calculating} className="grid gap-2.5 text-base">
          {total && (
            <>
              <AmountRow
                label={<FormattedMessage {...messages.subtotal} values={{ count: total.count }} />}
                value={total.totalMoney}
              />
              {total.subtractMoney.amount > 0 && (
                <AmountRow
                  label={<FormattedMessage {...messages.discount} />}
                  value={total.subtractMoney}
                  minus
                />
              )}
              <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
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
        <Button size="xl" className="mt-4 w-full" disabled={!total || total.count === 0} onClick={onCheckout}>
          <FormattedMessage {...messages.checkout} />
        </Button>
        <p className="mt-3 hidden text-center text-xs text-fg-3 nav:block">
          <FormattedMessage {...messages.note} />
        </p>
      </Panel>
    </div>
  );
}
