import { cx } from 'class-variance-authority';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';

const messages = defineMessages({
  label: {
    id: 'quantityStepper.label',
    defaultMessage: 'Quantity',
    description: 'Name of the number of pieces',
  },
  fewer: { id: 'quantityStepper.fewer', defaultMessage: 'One fewer', description: 'Button' },
  more: { id: 'quantityStepper.more', defaultMessage: 'One more', description: 'Button' },
});

type QuantityStepperProps = {
  value: number;
  /** Smallest and largest number of pieces. */
  min?: number;
  max: number;
  /** Shut whole: nothing can be bought. */
  disabled?: boolean;
  /** The number is on its way: takes no second change. */
  busy?: boolean;
  /** Called with a number within the limits: at once for a tap, when it is done for a typed one. */
  onChange: (value: number) => void;
};

const side =
  'grid w-11 place-items-center -outline-offset-2 enabled:hover:bg-sunken disabled:cursor-not-allowed aria-[disabled=true]:cursor-progress aria-[disabled=true]:text-fg-3 disabled:text-line-2 nav:w-[38px]';

/** A number of pieces, by taps or typed; its limits shut a side. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, min = 1, max, disabled = false, busy = false, onChange } = props;
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState<string>();
  const within = (next: number) => Math.min(max, Math.max(min, next));
  const change = (next: number) => {
    if (!busy && within(next) !== value) onChange(within(next));
  };
  const finish = () => {
    setTyped(undefined);
    if (typed && Number.isInteger(Number(typed))) change(Number(typed));
  };
  return (
    <fieldset
      aria-label={formatMessage(messages.label)}
      aria-busy={busy}
      className={cx(
        'inline-flex h-11 min-w-0 overflow-hidden rounded-md border-[1.5px] border-line-2 text-fg nav:h-10',
        disabled ? 'bg-sunken' : 'bg-canvas',
      )}
    >
      <button
        type="button"
        className={side}
        aria-label={formatMessage(messages.fewer)}
        disabled={disabled || value <= min}
        aria-disabled={busy}
        onClick={() => change(value - 1)}
      >
        <Minus aria-hidden className="size-4" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        readOnly={busy}
        className="w-10 [appearance:textfield] bg-transparent text-center text-base font-semibold tabular-nums -outline-offset-2 read-only:text-fg-3 disabled:text-on-disabled [&::-webkit-inner-spin-button]:appearance-none"
        aria-label={formatMessage(messages.label)}
        disabled={disabled}
        min={min}
        max={max}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          finish();
        }}
      />
      <button
        type="button"
        className={side}
        aria-label={formatMessage(messages.more)}
        disabled={disabled || value >= max}
        aria-disabled={busy}
        onClick={() => change(value + 1)}
      >
        <Plus aria-hidden className="size-4" />
      </button>
    </fieldset>
  );
}
