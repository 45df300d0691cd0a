import { TrendingDown, TrendingUp } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { PriceChange } from '#src/domain/checkout/checkout-prices.ts';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';
import { VisuallyHidden } from '#src/design-system/primitives/text/VisuallyHidden.tsx';

const messages = defineMessages<{
  title: {};
  delivery: {};
  total: {};
  spoken: { before: string; now: string };
}>({
  title: {
    id: 'checkoutChanges.title',
    defaultMessage: 'Something has changed. Please check before you continue.',
    description: 'Heading of the prices that changed since the reader saw them',
  },
  delivery: {
    id: 'checkoutChanges.delivery',
    defaultMessage: 'Delivery fee',
    description: 'What changed: the fee',
  },
  total: { id: 'checkoutChanges.total', defaultMessage: 'Total', description: 'What changed: the sum' },
  spoken: {
    id: 'checkoutChanges.spoken',
    defaultMessage: 'was {before}, is now {now}',
    description: 'A changed amount for a screen reader; eyes see an arrow',
  },
});

type CheckoutChangesProps = {
  changes: readonly PriceChange[];
  /** For `aria-describedby` of the button that waits. */
  id?: string;
};

/** What costs something else than the shopper has seen: before → now. Said at once; nothing when nothing changed. */
export function CheckoutChanges({ changes, id }: CheckoutChangesProps) {
  const intl = useIntl();
  const [first] = changes;
  if (!first) return null;
  const Icon = changes.some(({ before, now }) => now.amount > before.amount) ? TrendingUp : TrendingDown;
  return (
    <div
      id={id}
      role="alert"
      data-slot="checkout-changes"
      className="flex items-start gap-2.5 rounded-md bg-deal-soft px-3.5 py-3 text-sm leading-normal wrap-anywhere text-on-deal-soft"
    >
      <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      <div className="grid min-w-0 grow gap-1.5">
        <p className="font-semibold">
          <FormattedMessage {...messages.title} />
        </p>
        <dl className="grid gap-1">
          {changes.map(({ what, name, before, now }) => {
            const values = { before: moneyParts(intl, before).plain, now: moneyParts(intl, now).plain };
            return (
              <div key={`${what}${name}`} className="flex flex-wrap justify-between gap-x-4">
                <dt>{what === 'piece' ? <bdi>{name}</bdi> : <FormattedMessage {...messages[what]} />}</dt>
                <dd className="tabular-nums">
                  <span aria-hidden>
                    <s>{values.before}</s> → <strong>{values.now}</strong>
                  </span>
                  <VisuallyHidden>
                    <FormattedMessage {...messages.spoken} values={values} />
                  </VisuallyHidden>
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
    </div>
  );
}
