import { Info } from 'lucide-react';
import { useId } from 'react';
import { defineMessages, FormattedMessage, type PrimitiveType } from 'react-intl';
import type { OrderItem } from '#openapi/schema.gen.ts';
import { Checkbox } from '#src/design-system/primitives/form/Checkbox.tsx';
import { FieldError } from '#src/design-system/primitives/form/FieldError.tsx';
import { Picture } from '#src/design-system/primitives/media/Picture.tsx';
import { QuantityStepper } from '#src/design-system/primitives/form/QuantityStepper.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import type { RefundValues } from '#src/domain/refund/refund-values.ts';

const messages = defineMessages<{
  asked: { number: PrimitiveType };
  over: {};
  of: { count: number };
  pieces: { count: number };
}>({
  asked: {
    id: 'refundPieces.asked',
    defaultMessage: 'Already requested, {number}',
    description: 'Why a product cannot be chosen; the number of its refund',
  },
  over: {
    id: 'refundPieces.over',
    defaultMessage: 'Can no longer be returned',
    description: 'Why a product cannot be chosen',
  },
  of: {
    id: 'refundPieces.of',
    defaultMessage: 'of {count, number}',
    description: 'Beside the number of chosen pieces: how many there are',
  },
  pieces: {
    id: 'refundPieces.pieces',
    defaultMessage: '{count, plural, one {# piece} other {# pieces}}',
    description: 'How many of a product were bought, after its variant and a dot',
  },
});

type RefundPiecesProps = {
  /** What is chosen; heard, not seen: a heading above says it. */
  label: string;
  items: readonly OrderItem[];
  /** Pieces by order item. */
  value: RefundValues['counts'];
  onChange: (value: RefundValues['counts']) => void;
  /** The page of a refund that was asked for. */
  refundHrefOf: (refundSn: string) => string;
  /** Why the choice is refused. */
  error?: string;
};

/** Which products of an order, and how many pieces of each; what cannot go back is barred and says why. */
export function RefundPieces({ label, items, value, onChange, refundHrefOf, error }: RefundPiecesProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined} className="grid min-w-0">
      <legend className="sr-only">{label}</legend>
      {items.map((item) => {
        const { orderItemId, refundableCount: most, refundSn, prodCount, prodNameLang, skuNameLang } = item;
        const count = value[orderItemId] ?? 0;
        const barred = most === 0;
        const put = (next: number) => onChange({ ...value, [orderItemId]: next });
        return (
          <div
            key={orderItemId}
            className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-line py-3 not-first:border-t"
          >
            <label className="flex min-h-18 min-w-0 basis-72 grow items-center gap-3.5">
              <Checkbox
                checked={count > 0}
                disabled={barred}
                onChange={(event) => put(event.target.checked ? most : 0)}
              />
              <span
                className={`size-16 shrink-0 overflow-hidden rounded-md bg-tile nav:size-18 ${barred ? 'opacity-50' : ''}`}
              >
                <Picture src={item.pic} alt="" width={72} height={72} sizes="72px" className="tile-photo" />
              </span>
              <span className={`grid min-w-0 gap-0.5 ${barred ? 'text-fg-3' : ''}`}>
                <span lang={prodNameLang} className="line-clamp-2 text-base wrap-anywhere">
                  {item.prodName}
                </span>
                <span className="text-xs wrap-anywhere text-fg-2">
                  <span lang={skuNameLang}>{item.skuName}</span> {item.skuName && '· '}
                  <FormattedMessage {...messages.pieces} values={{ count: prodCount }} />
                </span>
              </span>
            </label>
            {count > 0 && most > 1 && (
              <span className="flex items-center gap-2.5 text-sm text-fg-2 max-nav:pl-[116px]">
                <QuantityStepper value={count} max={most} onChange={put} />
                <FormattedMessage {...messages.of} values={{ count: most }} />
              </span>
            )}
            {barred && (
              <p className="flex basis-full items-start gap-1.5 pl-[116px] text-sm text-fg-2 nav:-mt-3 nav:pl-[125px]">
                <Info aria-hidden className="mt-px size-4 shrink-0" strokeWidth={1.75} />
                {refundSn ? (
                  <FormattedMessage
                    {...messages.asked}
                    values={{
                      number: <TextLink to={refundHrefOf(refundSn)}>{refundSn}</TextLink>,
                    }}
                  />
                ) : (
                  <FormattedMessage {...messages.over} />
                )}
              </p>
            )}
          </div>
        );
      })}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
