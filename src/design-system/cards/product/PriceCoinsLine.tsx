import { Coins } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';

const messages = defineMessages<{ back: { count: number } }>({
  back: {
    id: 'priceCoinsLine.back',
    defaultMessage: '{count, plural, one {# coin back} other {# coins back}}',
    description: 'What a buyer earns with a product, below its price',
  },
});

type PriceCoinsLineProps = {
  /** Coins that buying one piece earns; nothing is shown at 0. */
  coins: number;
};

/** The coins that come back, below a price. */
export function PriceCoinsLine({ coins }: PriceCoinsLineProps) {
  if (coins <= 0) return null;
  return (
    <p className="flex w-full items-center gap-2 text-sm text-fg-2">
      <Coins aria-hidden className="size-4 shrink-0" strokeWidth={2} />
      <FormattedMessage {...messages.back} values={{ count: coins }} />
    </p>
  );
}
