import { type ReactNode, useId } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { CartTotal } from '#openapi/schema.gen.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { Price } from '#src/design-system/primitives/text/Price.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { Spinner } from '#src/design-system/primitives/feedback/Spinner.tsx';
import { AmountRow } from '#src/design-system/cards/order/AmountRow.tsx';

const messages = defineMessages<{
  title: {};
  subtotal: { count: number };
  discount: {};
  vouchers: {};
  total: {};
  checkout: {};
  note: {};
  stale: {};
  again: {};
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
  vouchers: {
    id: 'cartSummary.vouchers',
    defaultMessage: 'Vouchers',
    description: 'What the best set of the reader’s vouchers takes off',
  },
  total: { id: 'cartSummary.total', defaultMessage: 'Total', description: 'Without delivery' },
  checkout: { id: 'cartSummary.checkout', defaultMessage: 'Checkout', description: 'Button' },
  note: {
    id: 'cartSummary.note',
    defaultMessage: 'Delivery is added at checkout. Pay the courier in cash or by card.',
    description: 'Below the button',
  },
  stale: {
    id: 'cartSummary.stale',
    defaultMessage: 'This total may be out of date',
    description: 'The sum could not be calculated anew',
  },
  again: { id: 'cartSummary.again', defaultMessage: 'Refresh', description: 'Button: calculates anew' },
});

type CartSummaryProps = {
  /** The service's sum of the chosen lines; undefined until it is there. */
  total: CartTotal | undefined;
  /** The sum is being calculated anew. */
  calculating: boolean;
  onCheckout: () => void;
  /** The sum could not be calculated anew and the last one stands there: asks once more. */
  onRefresh?: () => void;
  /** The field for a promo code, on wide screens. */
  promo?: ReactNode;
};

/** What the chosen lines come to; a bar at the bottom of small screens, where only the total has room. */
export function CartSummary({ total, calculating, onCheckout, onRefresh, promo }: CartSummaryProps) {
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
        {onRefresh && (
          <div className="w-full nav:mb-4">
            <Alert
              tone="deal"
              action={
                <Button tone="ghost" size="sm" className="-my-1.5 -mr-2 shrink-0" onClick={onRefresh}>
                  <FormattedMessage {...messages.again} />
                </Button>
              }
            >
              <FormattedMessage {...messages.stale} />
            </Alert>
          </div>
        )}
        {promo && <div className="w-full max-nav:hidden nav:mb-4">{promo}</div>}
        {!total && calculating && (
          <div className="grid grow gap-2.5">
            <Skeleton className="h-5 max-nav:hidden" />
            <Skeleton className="h-8" />
          </div>
        )}
        <dl aria-busy={calculating} className="grid grow gap-1 text-base empty:hidden nav:gap-2.5">
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
              {total.voucherMoney.amount > 0 && (
                <AmountRow
                  label={<FormattedMessage {...messages.vouchers} />}
                  value={total.voucherMoney}
                  minus
                />
              )}
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line nav:border-t nav:pt-3">
                <dt className="relative font-semibold">
                  <FormattedMessage {...messages.total} />
                  {calculating && (
                    <Spinner className="absolute top-1 left-full ml-0.5 size-3! text-fg-3 nav:top-0.5 nav:ml-2 nav:size-4!" />
                  )}
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
          disabled={!total || total.count === 0 || onRefresh !== undefined}
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
