import { Lock } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { control } from './control.variants.ts';
import { describedBy } from './described-by.ts';
import { Field } from './Field.tsx';
import { Spinner } from '#src/design-system/primitives/feedback/Spinner.tsx';

type TextFieldProps = ComponentProps<'input'> & {
  label: ReactNode;
  /** Beside the label: "Optional". */
  aside?: ReactNode;
  hint?: ReactNode;
  /** Why the entry is refused; the field says so and wears it. */
  error?: ReactNode;
  /** What is typed is being looked at: a ring at the end. */
  busy?: boolean;
};

const end = 'pointer-events-none absolute inset-y-0 right-3.5 my-auto';

/** One line of text; takes a form library's `name`, `ref`, `onChange` and `onBlur` as they are. */
export function TextField(props: TextFieldProps) {
  const { label, aside, hint, error, busy = false, id, className, ...rest } = props;
  const own = useId();
  const field = id ?? own;
  return (
    <Field id={field} label={label} aside={aside} hint={hint} error={error}>
      <span className="relative block">
        <input
          id={field}
          aria-busy={busy || undefined}
          className={control({
            faulty: Boolean(error),
            className: [(busy || rest.disabled) && 'pr-11', className],
          })}
          {...describedBy(field, { error, hint })}
          {...rest}
        />
        {busy && <Spinner className={`${end} text-fg-2`} />}
        {!busy && rest.disabled && (
          <Lock aria-hidden className={`${end} size-5 text-on-disabled`} strokeWidth={1.75} />
        )}
      </span>
    </Field>
  );
}
