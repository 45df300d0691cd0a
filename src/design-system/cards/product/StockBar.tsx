import { defineMessages, FormattedMessage } from 'react-intl';
import { fewPieces } from '#openapi/limits.ts';
import { lowStockMessages } from './low-stock.ts';

const messages = defineMessages<{ left: { count: number } }>({
  left: {
    id: 'stockBar.left',
    defaultMessage: '{count, plural, one {# piece left} other {# pieces left}}',
    description: 'Below a product that is on offer',
  },
});

type StockBarProps = {
  /** Pieces that were sold. */
  sold: number;
  /** Pieces that are there. */
  left: number;
};

/** How much of what there was is sold, and what is left. */
export function StockBar({ sold, left }: StockBarProps) {
  const part = sold + left > 0 ? sold / (sold + left) : 0;
  return (
    <div className="mt-auto grid gap-1 pt-1 text-xs text-fg-2">
      <span aria-hidden className="h-1 overflow-hidden rounded-full bg-sunken">
        <span className="block h-full rounded-full bg-primary" style={{ width: `${part * 100}%` }} />
      </span>
      <FormattedMessage
        {...(left > 0 && left <= fewPieces ? lowStockMessages.few : messages.left)}
        values={{ count: left }}
      />
    </div>
  );
}
