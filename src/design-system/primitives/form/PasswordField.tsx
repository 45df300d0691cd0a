import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { control, inner } from './control.variants.ts';
import { describedBy } from './described-by.ts';
import { Field } from './Field.tsx';
import { IconButton } from '#src/design-system/primitives/action/IconButton.tsx';
import { passwordLength } from '#src/domain/account/password-rules.ts';

const messages = defineMessages({
  show: {
    id: 'passwordField.show',
    defaultMessage: 'Show what is typed',
    description: 'Button in the field',
  },
});

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** Beside the label: the way to a new password. */
  aside?: ReactNode;
  hint?: ReactNode;
  /** Why the entry is refused. */
  error?: ReactNode;
};

/** A password, hidden until its reader wants to see it. */
export function PasswordField({ label, aside, hint, error, id, className, ...rest }: PasswordFieldProps) {
  const { formatMessage } = useIntl();
  const own = useId();
  const field = id ?? own;
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field id={field} label={label} aside={aside} hint={hint} error={error}>
      <span className={control({ faulty: Boolean(error), shape: 'group', className })}>
        <input
          id={field}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoComplete="current-password"
          spellCheck={false}
          maxLength={passwordLength.max}
          className={`${inner} px-2.5`}
          {...describedBy(field, { error, hint })}
          {...rest}
        />
        <IconButton
          size="md"
          aria-label={formatMessage(messages.show)}
          aria-pressed={shown}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
          className="shrink-0"
        >
          <Icon aria-hidden className="size-5" strokeWidth={1.75} />
        </IconButton>
      </span>
    </Field>
  );
}
