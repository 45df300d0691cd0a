import { useForm } from 'react-hook-form';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { PasswordField } from '#src/design-system/primitives/form/PasswordField.tsx';
import type { KeptContact, LoginDestination } from '#src/domain/account/contact-draft.ts';
import { ContactField } from './ContactField.tsx';
import { LoginWays } from './LoginWays.tsx';
import { passwordMessages } from './password-messages.ts';
import { useContactEntry } from './use-contact-entry.ts';

const messages = defineMessages({
  logIn: { id: 'passwordLoginForm.logIn', defaultMessage: 'Log in', description: 'Button' },
  forgot: {
    id: 'passwordLoginForm.forgot',
    defaultMessage: 'Forgot password?',
    description: 'Button: sets a new one',
  },
});

/** What logging in by password needs. */
export type PasswordLogin = {
  onLogIn: (who: LoginDestination, password: string) => Promise<void>;
  /** The service's own words when it refuses. */
  refused?: string;
  onForgot?: () => void;
  onRegister?: () => void;
};

type PasswordLoginFormProps = PasswordLogin &
  KeptContact & {
    kind: LoginDestination['kind'];
    onKind: (kind: LoginDestination['kind']) => void;
    codes: readonly { key: string; name: string; flag?: string }[];
    entering: boolean;
  };

type Values = { id: string; password: string };

/** Mobile number or email, and the password; the rules of a new password are no matter here (Z27). */
export function PasswordLoginForm(props: PasswordLoginFormProps) {
  const { kind, onKind, codes, entering, onLogIn, refused, onForgot, onRegister } = props;
  const { checked, checkedPassword, destination, typed, onType, ...phone } = useContactEntry(
    kind,
    codes,
    props,
  );
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { id: typed(), password: '' },
    mode: 'onTouched',
  });
  const { errors } = formState;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit(({ id, password }) => onLogIn(destination(id), password))(event)}
    >
      <ContactField
        kind={kind}
        codes={codes}
        code={phone.code}
        onCode={phone.onCode}
        error={errors.id?.message}
        {...register('id', { validate: checked, onChange: onType })}
      />
      <div className="relative">
        <PasswordField
          label={<FormattedMessage {...passwordMessages.password} />}
          error={errors.password?.message}
          {...register('password', { validate: checkedPassword })}
        />
        {onForgot && (
          <Button tone="ghost" size="sm" className="absolute! -top-2 -right-3 text-link!" onClick={onForgot}>
            <FormattedMessage {...messages.forgot} />
          </Button>
        )}
      </div>
      {refused && <Alert tone="danger">{refused}</Alert>}
      <Button type="submit" size="xl" busy={entering}>
        <FormattedMessage {...messages.logIn} />
      </Button>
      <LoginWays kind={kind} onKind={onKind} onRegister={onRegister} />
    </form>
  );
}
