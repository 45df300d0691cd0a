import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { control } from './control.variants.ts';
import { describedBy } from './described-by.ts';
import { Field } from './Field.tsx';
import { Spinner } from '#src/design-system/primitives/feedback/Spinner.tsx';

type SelectFieldProps = ComponentProps<'select'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The first row, while nothing is chosen. */
  prompt: string;
  options: readonly { value: string | number; name: string }[];
  /** The options are on their way: a ring, and nothing to choose yet. */
  busy?: boolean;
};

const end = 'pointer-events-none absolute inset-y-0 right-3.5 my-auto text-fg-2';

/** One of a list, by the platform's own picker: it is the best there is on a phone. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, prompt, options, busy = false, disabled, id, className, ...rest } = props;
  const own = useId();
  const field = id ?? own;
  return (
    <Field id={field} label={label} hint={hint} error={error}>
      <span className="relative block">
        <select
          id={field}
          aria-busy={busy || undefined}
          disabled={disabled || busy}
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
        {busy ? <Spinner className={end} /> : <ChevronDown aria-hidden className={`${end} size-5`} />}
      </span>
    </Field>
  );
}
