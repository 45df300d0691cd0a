import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { OrderItem } from '#openapi/schema.gen.ts';
import { PieceRow } from '../cards/PieceRow.tsx';
import { Checkbox } from '../primitives/Checkbox.tsx';
import { QuantityStepper } from '../primitives/QuantityStepper.tsx';
import type { RefundValues } from './refund-values.ts';

const messages = defineMessages({
  label: {
    id: 'refundPieces.label',
    defaultMessage: 'What is it about?',
    description: 'Above the products of an order',
  },
  asked: {
    id: 'refundPieces.asked',
    defaultMessage: 'A refund was already asked for',
    description: 'Why a product cannot be chosen',
  },
  over: {
    id: 'refundPieces.over',
    defaultMessage: 'Cannot be returned any more',
    description: 'Why a product cannot be chosen',
  },
});

type RefundPiecesProps = {
  items: readonly OrderItem[];
  /** Pieces by order item. */
  value: RefundValues['counts'];
  onChange: (value: RefundValues['counts']) => void;
  /** Why the choice is refused. */
  error?: string;
};

/** Which products of an order, and how many pieces of each; what cannot go back says why. */
export function RefundPieces({ items, value, onChange, error }: RefundPiecesProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined} className="grid min-w-0 gap-3.5">
      <legend className="mb-2.5 text-sm font-semibold">
        <FormattedMessage {...messages.label} />
      </legend>
      {items.map((item) => {
        const { orderItemId, refundableCount: most, refundSn, prodCount } = item;
        const count = value[orderItemId] ?? 0;
        const put = (next: number) => onChange({ ...value, [orderItemId]: next });
        return (
          <div key={orderItemId} className="grid gap-2">
            <label className="flex min-h-14 gap-3">
              <Checkbox
                checked={count > 0}
                disabled={most === 0}
                onChange={(event) => put(event.target.checked ? most : 0)}
                className="mt-4"
              />
              <PieceRow piece={{ ...item, count: prodCount }}>
                {most === 0 && (
                  <p className="text-sm text-fg-2">
                    <FormattedMessage {...(refundSn ? messages.asked : messages.over)} />
                  </p>
                )}
              </PieceRow>
            </label>
            {count > 0 && most > 1 && (
              <div className="pl-26">
                <QuantityStepper value={count} max={most} onChange={put} />
              </div>
            )}
          </div>
        );
      })}
      {error && (
        <p id={id} role="alert" className="flex items-start gap-1.5 text-sm font-medium text-danger">
          <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
