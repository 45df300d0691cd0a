import { type ComponentProps, type ReactNode, useId } from 'react';
import { control } from './control.variants.ts';
import { describedBy } from './described-by.ts';
import { Field } from './Field.tsx';

type TextFieldProps = ComponentProps<'input'> & {
  label: ReactNode;
  /** Beside the label: "Optional". */
  aside?: ReactNode;
  hint?: ReactNode;
  /** Why the entry is refused; the field says so and wears it. */
  error?: ReactNode;
};

/** One line of text; takes a form library's `name`, `ref`, `onChange` and `onBlur` as they are. */
export function TextField({ label, aside, hint, error, id, className, ...rest }: TextFieldProps) {
  const own = useId();
  const field = id ?? own;
  return (
    <Field id={field} label={label} aside={aside} hint={hint} error={error}>
      <input
        id={field}
        className={control({ faulty: Boolean(error), className })}
        {...describedBy(field, { error, hint })}
        {...rest}
      />
    </Field>
  );
}
