import { type ReactNode, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { currencies, minorUnits } from '#openapi/currencies.ts';
import type { Money } from '#openapi/schema.gen.ts';
import { control, inner } from './control.variants.ts';
import { typedFigure } from './typed-figure.ts';

type PriceFieldProps = {
  label: ReactNode;
  /** Minor units with their currency. */
  value: Money;
  disabled?: boolean;
  /** Called with minor units when the reader leaves the field or presses Enter. */
  onChange: (amount: number) => void;
};

/** An amount in whole units, written as the reader's language writes figures. */
export function PriceField({ label, value, disabled, onChange }: PriceFieldProps) {
  const intl = useIntl();
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const settle = () => {
    const figure = draft === undefined ? undefined : typedFigure(intl, draft);
    setDraft(undefined);
    if (figure !== undefined) onChange(figure * minorUnits);
  };
  return (
    <span className={control({ shape: 'group', className: 'min-w-0 flex-1 px-3' })}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <span aria-hidden className="text-fg-3">
        {currencies[value.currency].symbol}
      </span>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        className={inner}
        disabled={disabled}
        value={
          draft ??
          intl.formatNumber(value.amount / minorUnits, { maximumFractionDigits: 0, useGrouping: 'always' })
        }
        onChange={(event) => setDraft(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          settle();
        }}
      />
    </span>
  );
}
