import { defineMessages, FormattedMessage } from 'react-intl';
import { fewPieces } from '#openapi/limits.ts';
import { lowStockMessages } from '#src/design-system/cards/product/low-stock.ts';
import { QuantityStepper } from '#src/design-system/primitives/form/QuantityStepper.tsx';

const messages = defineMessages<{
  quantity: {};
  inStock: { count: number };
  limit: { count: number };
  allStock: {};
  allLimit: { count: number };
}>({
  quantity: {
    id: 'quantityRow.quantity',
    defaultMessage: 'Quantity',
    description: 'Label of the number of pieces',
  },
  inStock: {
    id: 'quantityRow.inStock',
    defaultMessage: '{count, number} in stock',
    description: 'Pieces that can be bought',
  },
  limit: {
    id: 'quantityRow.limit',
    defaultMessage: 'max. {count, number} per person',
    description: 'Pieces that one person may buy; after a dot',
  },
  allStock: {
    id: 'quantityRow.allStock',
    defaultMessage: 'That is all there is in stock.',
    description: 'The reader has chosen as many pieces as there are',
  },
  allLimit: {
    id: 'quantityRow.allLimit',
    defaultMessage: '{count, plural, one {Limit: # piece per person.} other {Limit: # pieces per person.}}',
    description: 'The reader has chosen as many pieces as one person may buy',
  },
});

type QuantityRowProps = {
  count: number;
  /** The most pieces that can be bought at once (Z40). */
  most: number;
  /** Pieces there are. */
  stocks: number;
  /** Pieces that one person may buy. */
  limit: number | null;
  onChange: (count: number) => void;
};

/** How many pieces, how many there are, and why there can be no more (Z40). */
export function QuantityRow({ count, most, stocks, limit, onChange }: QuantityRowProps) {
  const isAtEnd = most > 1 && count === most;
  return (
    <div className="grid gap-1.5 text-sm text-fg-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="font-semibold text-fg">
          <FormattedMessage {...messages.quantity} />
        </span>
        <QuantityStepper value={count} max={most} onChange={onChange} />
        <span className="flex flex-wrap gap-x-1">
          {stocks <= fewPieces ? (
            <span className="text-on-deal-soft">
              <FormattedMessage {...lowStockMessages.few} values={{ count: stocks }} />
            </span>
          ) : (
            <span>
              <FormattedMessage {...messages.inStock} values={{ count: stocks }} />
            </span>
          )}
          {limit !== null && (
            <span>
              · <FormattedMessage {...messages.limit} values={{ count: limit }} />
            </span>
          )}
        </span>
      </div>
      <output className="block empty:hidden">
        {isAtEnd && most === limit && <FormattedMessage {...messages.allLimit} values={{ count: limit }} />}
        {isAtEnd && most !== limit && most === stocks && <FormattedMessage {...messages.allStock} />}
      </output>
    </div>
  );
}
