import { BadgePercent } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { BestPrice } from '#openapi/schema.gen.ts';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';

const messages = defineMessages<{ best: { price: string; percent: string } }>({
  best: {
    id: 'bestPriceLine.best',
    defaultMessage: '{price} with {percent} off, applied for you',
    description: 'Below a price: what it comes to in the cart without anybody doing anything',
  },
});

type BestPriceLineProps = { best: BestPrice };

/** What one piece comes to once the shop's promotion is taken off, which the cart does by itself. */
export function BestPriceLine({ best: { price, percentOff } }: BestPriceLineProps) {
  const intl = useIntl();
  const percent = intl.formatNumber(percentOff / 100, { style: 'percent' });
  return (
    <p className="flex w-full items-start gap-2 text-sm font-semibold text-on-primary-soft">
      <BadgePercent aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={2} />
      <span>
        <FormattedMessage {...messages.best} values={{ price: moneyParts(intl, price).plain, percent }} />
      </span>
    </p>
  );
}
