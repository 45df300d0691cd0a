import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { control } from './control.variants.ts';
import { describedBy } from './described-by.ts';
import { Field } from './Field.tsx';

type SelectFieldProps = ComponentProps<'select'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The first row, while nothing is chosen. */
  prompt: string;
  options: readonly { value: string | number; name: string }[];
};

/** One of a list, by the platform's own picker: it is the best there is on a phone. */
export function SelectField({
  label,
  hint,
  error,
  prompt,
  options,
  id,
  className,
  ...rest
}: SelectFieldProps) {
  const own = useId();
  const field = id ?? own;
  return (
    <Field id={field} label={label} hint={hint} error={error}>
      <span className="relative block">
        <select
          id={field}
          className={control({ faulty: Boolean(error), className: ['appearance-none pr-10', className] })}
          {...describedBy(field, { error, hint })}
          {...rest}
        >
          <option value="">{prompt}</option>
          {options.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-3.5 right-3.5 size-5 text-fg-2"
        />
      </span>
    </Field>
  );
}
