import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { control, inner } from './control.variants.ts';
import { describedBy } from './described-by.ts';
import { Field } from './Field.tsx';
import { Flag } from '#src/design-system/primitives/media/Flag.tsx';

type PhoneFieldProps = ComponentProps<'input'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** What a screen reader calls the list of codes. */
  codeLabel: string;
  /** Country codes: digits (`key`), the country's name with them (S3.8), and its flag's address where there is one. */
  codes: readonly { key: string; name: string; flag?: string }[];
  /** The `key` that is chosen. */
  code: string;
  onCode: (code: string) => void;
};

/** A mobile number: the country's code and the number after it. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hint, error, codeLabel, codes, code, onCode, id, className, ...rest } = props;
  const own = useId();
  const field = id ?? own;
  const flag = codes.find(({ key }) => key === code)?.flag;
  return (
    <Field id={field} label={label} hint={hint} error={error}>
      <span className={control({ faulty: Boolean(error), shape: 'group', className })}>
        <span className="relative flex h-9 shrink-0 items-center gap-1.5 rounded-sm px-2 font-semibold tabular-nums hover:bg-sunken">
          {flag && <Flag src={flag} size="sm" />}
          <span aria-hidden>{code && `+${code}`}</span>
          <ChevronDown aria-hidden className="size-4" />
          <select
            aria-label={codeLabel}
            className="absolute inset-0 w-full appearance-none rounded-sm bg-transparent text-transparent"
            value={code}
            disabled={rest.disabled}
            onChange={(event) => onCode(event.target.value)}
          >
            {!code && <option value="">{codeLabel}</option>}
            {codes.map(({ key, name }) => (
              <option key={key} value={key} className="bg-raised text-fg">
                {name}
              </option>
            ))}
          </select>
        </span>
        <span aria-hidden className="h-6 border-r border-line-2" />
        <input
          id={field}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          className={`${inner} px-1`}
          {...describedBy(field, { error, hint })}
          {...rest}
        />
      </span>
    </Field>
  );
}
