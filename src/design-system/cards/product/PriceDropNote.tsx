import { TrendingDown } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Money } from '#openapi/schema.gen.ts';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';

const messages = defineMessages<{ lower: { amount: string } }>({
  lower: {
    id: 'priceDropNote.lower',
    defaultMessage: 'Down {amount} since you saved it',
    description: 'How much a price fell for this reader',
  },
});

type PriceDropNoteProps = {
  /** What it costs now, and what it cost when it was kept; same currency. */
  price: Money;
  before: Money;
};

/** By how much a price fell for this reader: the one use of red. Nothing when it did not. */
export function PriceDropNote({ price, before }: PriceDropNoteProps) {
  const intl = useIntl();
  const fell = before.amount - price.amount;
  if (fell <= 0 || before.currency !== price.currency) return null;
  return (
    <p className="flex items-start gap-1.5 text-sm text-drop">
      <TrendingDown aria-hidden className="mt-0.5 size-3.5 shrink-0" strokeWidth={2} />
      <span>
        <FormattedMessage
          {...messages.lower}
          values={{ amount: moneyParts(intl, { ...price, amount: fell }).plain }}
        />
      </span>
    </p>
  );
}
