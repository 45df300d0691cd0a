import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { FieldError } from './FieldError.tsx';

type RadioGroupProps = {
  /** What is chosen. */
  label: ReactNode;
  /** The label is heard, not seen: a heading above says it. */
  hideLabel?: boolean;
  options: readonly { value: string; name: ReactNode; note?: ReactNode; disabled?: boolean }[];
  /** The `value` that is chosen; none without it. */
  value?: string;
  onChange: (value: string) => void;
  /** Why the choice is refused. */
  error?: ReactNode;
  disabled?: boolean;
};

/** One of a few, each a line; arrows walk, the choice follows. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hideLabel = false, options, value, onChange, error, disabled } = props;
  const name = useId();
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={error ? `${name}-error` : undefined}
      className="grid min-w-0"
    >
      <legend className={hideLabel ? 'sr-only' : 'mb-1 text-sm font-semibold'}>{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex min-h-11 items-start gap-3 rounded-md py-[11px] has-focus-visible:outline-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:text-on-disabled"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="peer covers-label"
          />
          <span
            aria-hidden
            className={cx(
              'size-[22px] shrink-0 rounded-full border-[1.5px] bg-canvas peer-checked:border-[6.5px] peer-checked:border-primary peer-disabled:border-line-2 peer-disabled:bg-disabled',
              error ? 'border-danger' : 'border-control',
            )}
          />
          <span className="min-w-0 text-base leading-[22px] wrap-anywhere">
            <span className="block">{option.name}</span>
            {option.note && <span className="block text-sm text-fg-2">{option.note}</span>}
          </span>
        </label>
      ))}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
