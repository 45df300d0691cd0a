import { UsersRound } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { GroupBuy } from '#openapi/schema.gen.ts';
import { moneyParts } from '#src/design-system/primitives/text/money-parts.ts';

const messages = defineMessages<{ pays: { count: number; price: string }; needed: { count: number } }>({
  pays: {
    id: 'priceGroupLine.pays',
    defaultMessage: 'Together from {count, plural, one {# piece} other {# pieces}}: {price} each',
    description: 'Below the price of a product in a group buy',
  },
  needed: {
    id: 'priceGroupLine.needed',
    defaultMessage: '{count, plural, one {# more piece to go} other {# more pieces to go}}',
    description: 'How many are still missing in a group',
  },
});

type PriceGroupLineProps = { groupBuy: Pick<GroupBuy, 'price' | 'targetCount' | 'needed'> };

/** What a group pays for it, below what one pays alone. */
export function PriceGroupLine({ groupBuy: { price, targetCount, needed } }: PriceGroupLineProps) {
  const intl = useIntl();
  return (
    <p className="flex w-full items-start gap-2 text-sm text-on-deal-soft">
      <UsersRound aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={2} />
      <span>
        <span className="font-semibold">
          <FormattedMessage
            {...messages.pays}
            values={{ count: targetCount, price: moneyParts(intl, price).plain }}
          />
        </span>
        {needed > 0 && (
          <>
            {' · '}
            <FormattedMessage {...messages.needed} values={{ count: needed }} />
          </>
        )}
      </span>
    </p>
  );
}
