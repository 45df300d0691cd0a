import { type ComponentProps, type ReactNode, useId } from 'react';
import { FormattedNumber } from 'react-intl';
import { control } from './control.variants.ts';
import { describedBy } from './described-by.ts';
import { Field } from './Field.tsx';

type TextAreaProps = ComponentProps<'textarea'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Characters written and allowed, shown beside the label. */
  counted?: { length: number; max: number };
};

/** Several lines of text, counted. */
export function TextArea({ label, hint, error, counted, id, className, ...rest }: TextAreaProps) {
  const own = useId();
  const field = id ?? own;
  const count = counted && (
    <span
      className={counted.length > counted.max ? 'font-semibold text-danger tabular-nums' : 'tabular-nums'}
    >
      <FormattedNumber value={counted.length} /> / <FormattedNumber value={counted.max} />
    </span>
  );
  return (
    <Field id={field} label={label} aside={count} hint={hint} error={error}>
      <textarea
        id={field}
        className={control({ faulty: Boolean(error), shape: 'area', className })}
        {...describedBy(field, { error, hint })}
        {...rest}
      />
    </Field>
  );
}
