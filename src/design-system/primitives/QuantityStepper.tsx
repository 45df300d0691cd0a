import { Minus, Plus } from 'lucide-react';
import { defineMessages, useIntl } from 'react-intl';

const messages = defineMessages({
  label: { id: 'quantityStepper.label', defaultMessage: 'Quantity', description: 'Name of the number of pieces' },
  fewer: { id: 'quantityStepper.fewer', defaultMessage: 'One fewer', description: 'Button' },
  more: { id: 'quantityStepper.more', defaultMessage: 'One more', description: 'Button' },
});

type QuantityStepperProps = {
  value: number;
  /** Smallest and largest number of pieces. */
  min?: number;
  max: number;
  onChange: (value: number) => void;
};

const side =
  'grid w-11 place-items-center enabled:hover:bg-sunken disabled:cursor-not-allowed disabled:text-line-2 nav:w-[38px]';

/** A number of pieces, by taps or typed; its limits shut a side. */
export function QuantityStepper({ value, min = 1, max, onChange }: QuantityStepperProps) {
  const { formatMessage } = useIntl();
  const within = (next: number) => Math.min(max, Math.max(min, next));
  return (
    <div
      role="group"
      aria-label={formatMessage(messages.label)}
      className="inline-flex h-11 overflow-hidden rounded-md border-[1.5px] border-line-2 bg-canvas text-fg nav:h-10"
    >
      <button
        type="button"
        className={side}
        aria-label={formatMessage(messages.fewer)}
        disabled={value <= min}
        onClick={() => onChange(within(value - 1))}
      >
        <Minus aria-hidden className="size-4" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        className="w-10 [appearance:textfield] bg-transparent text-center text-base font-semibold tabular-nums [&::-webkit-inner-spin-button]:appearance-none"
        aria-label={formatMessage(messages.label)}
        min={min}
        max={max}
        value={value}
        onChange={(event) => {
          const typed = event.target.valueAsNumber;
          if (Number.isInteger(typed)) onChange(within(typed));
        }}
      />
      <button
        type="button"
        className={side}
        aria-label={formatMessage(messages.more)}
        disabled={value >= max}
        onClick={() => onChange(within(value + 1))}
      >
        <Plus aria-hidden className="size-4" />
      </button>
    </div>
  );
}
