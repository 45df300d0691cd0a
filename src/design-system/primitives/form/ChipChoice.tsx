import { type ReactNode, type Ref, useId } from 'react';
import { chip } from '#src/design-system/primitives/action/chip.variants.ts';
import { FieldError } from './FieldError.tsx';

type ChipChoiceProps<Value extends string> = {
  /** What is chosen; heard, not seen: a heading above says it. */
  label: ReactNode;
  options: readonly { value: Value; name: ReactNode }[];
  /** The one that is chosen; none without it. */
  value?: Value;
  onChange: (value: Value) => void;
  /** Why the choice is refused. */
  error?: ReactNode;
  /** The first one, or the chosen one: where a form puts the focus. */
  ref?: Ref<HTMLInputElement>;
};

/** One of up to ten short answers, side by side as chips; arrows walk, the choice follows. */
export function ChipChoice<Value extends string>(props: ChipChoiceProps<Value>) {
  const { label, options, value, onChange, error, ref } = props;
  const name = useId();
  const focused = options.some((option) => option.value === value) ? value : options[0]?.value;
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined} className="grid min-w-0 gap-2">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={chip({
              className:
                'max-w-full whitespace-normal! py-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            })}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              ref={option.value === focused ? ref : undefined}
              onChange={() => onChange(option.value)}
              className="covers-label"
            />
            {option.name}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
