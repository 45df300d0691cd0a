import { type ComponentProps, type ReactNode, useId } from 'react';
import { control } from './control.variants.ts';
import { describedBy } from './described-by.ts';
import { Field } from './Field.tsx';

type PhoneFieldProps = ComponentProps<'input'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** What a screen reader calls the list of codes. */
  codeLabel: string;
  /** Country codes: digits (`key`) and the country's name with them (S3.8). */
  codes: readonly { key: string; name: string }[];
  code: string;
  onCode: (code: string) => void;
};

/** A mobile number: the country's code and the number after it. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hint, error, codeLabel, codes, code, onCode, id, className, ...rest } = props;
  const own = useId();
  const field = id ?? own;
  return (
    <Field id={field} label={label} hint={hint} error={error}>
      <span className={control({ faulty: Boolean(error), shape: 'group', className })}>
        <span className="relative flex h-8 shrink-0 items-center border-r border-line-2 px-2.5 font-semibold tabular-nums">
          <span aria-hidden>{code && `+${code}`}</span>
          <select
            aria-label={codeLabel}
            className="absolute inset-0 w-full appearance-none rounded-sm bg-transparent text-transparent"
            value={code}
            onChange={(event) => onCode(event.target.value)}
          >
            {codes.map(({ key, name }) => (
              <option key={key} value={key} className="bg-raised text-fg">
                {name}
              </option>
            ))}
          </select>
        </span>
        <input
          id={field}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          className="h-full w-full min-w-0 bg-transparent px-2 outline-none tabular-nums"
          {...describedBy(field, { error, hint })}
          {...rest}
        />
      </span>
    </Field>
  );
}
