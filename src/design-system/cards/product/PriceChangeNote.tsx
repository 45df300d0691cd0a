import { cx } from 'class-variance-authority';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Money } from '#openapi/schema.gen.ts';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';

const messages = defineMessages<{ lower: { amount: string }; higher: { amount: string } }>({
  lower: {
    id: 'priceChangeNote.lower',
    defaultMessage: '{amount} lower since you added it',
    description: 'How much the price of one piece in the cart fell',
  },
  higher: {
    id: 'priceChangeNote.higher',
    defaultMessage: '{amount} higher since you added it',
    description: 'How much the price of one piece in the cart rose',
  },
});

type PriceChangeNoteProps = {
  /** What it costs now, and what it cost when it was put in the cart; same currency. */
  price: Money;
  before: Money;
};

/** By how much a price changed in the cart, up or down; only a fallen one is red. Nothing when it is the same. */
export function PriceChangeNote({ price, before }: PriceChangeNoteProps) {
  const intl = useIntl();
  const rose = price.amount - before.amount;
  if (rose === 0 || before.currency !== price.currency) return null;
  const Icon = rose < 0 ? TrendingDown : TrendingUp;
  return (
    <p className={cx('flex items-start gap-1.5 text-sm', rose < 0 ? 'text-drop' : 'text-on-deal-soft')}>
      <Icon aria-hidden className="mt-0.5 size-3.5 shrink-0" strokeWidth={2} />
      <span>
        <FormattedMessage
          {...messages[rose < 0 ? 'lower' : 'higher']}
          values={{ amount: moneyParts(intl, { ...price, amount: Math.abs(rose) }).plain }}
        />
      </span>
    </p>
  );
}
