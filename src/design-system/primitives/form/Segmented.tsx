import { type ReactNode, useId } from 'react';

type SegmentedProps<Value extends string> = {
  /** What it chooses between; heard, not seen. */
  label: string;
  /** Two or three; more are chips or a list. */
  options: readonly { value: Value; name: ReactNode; disabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of two or three ways, side by side. Where each way has a view of its own, tabs with the same look do it. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className="grid min-w-0 auto-cols-fr grid-flow-col gap-0.5 rounded-md bg-sunken p-[3px]">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="hit grid min-h-[38px] place-items-center rounded-sm px-1 py-1 text-center text-base leading-tight font-medium wrap-anywhere nav:px-3 text-fg-2 has-checked:bg-canvas has-checked:font-semibold has-checked:text-fg has-checked:ring-1 has-checked:ring-line-2 has-focus-visible:outline-2 has-focus-visible:outline-focus has-disabled:text-on-disabled"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="covers-label"
          />
          {option.name}
        </label>
      ))}
    </fieldset>
  );
}
