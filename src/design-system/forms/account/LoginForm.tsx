import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { defineMessages, FormattedMessage } from 'react-intl';
import { codeFault, withoutSpaces } from '#src/domain/account/contact-checks.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { CodeField } from '#src/design-system/primitives/form/CodeField.tsx';
import { phoneText } from '#src/domain/address/phone-text.ts';
import type { KeptContact, LoginDestination } from '#src/domain/account/contact-draft.ts';
import { ContactField } from './ContactField.tsx';
import { LoginWays } from './LoginWays.tsx';
import { useContactEntry } from './use-contact-entry.ts';

const messages = defineMessages<{
  code: {};
  sentTo: { to: string };
  logIn: {};
}>({
  code: { id: 'loginForm.code', defaultMessage: 'Verification code', description: 'Label' },
  sentTo: {
    id: 'loginForm.sentTo',
    defaultMessage: 'Sent to {to}',
    description: 'Below the field for the code: a phone number or an email',
  },
  logIn: { id: 'loginForm.logIn', defaultMessage: 'Log in', description: 'Button' },
});

type LoginFormProps = KeptContact & {
  kind: LoginDestination['kind'];
  onKind: (kind: LoginDestination['kind']) => void;
  codes: readonly { key: string; name: string; flag?: string }[];
  onSendCode: (to: LoginDestination) => Promise<boolean>;
  /** Answers what is wrong with the code, where it is the code. */
  onLogIn: (to: LoginDestination, code: string) => Promise<string | undefined>;
  resendAt: (to: LoginDestination) => number;
  sending: boolean;
  entering: boolean;
  /** The way to registration. */
  onRegister?: () => void;
};

type Values = { id: string; code: string };

/** The form in the login modal; what is refused is said at its field and nothing typed is lost. */
export function LoginForm(props: LoginFormProps) {
  const { kind, onKind, codes, onSendCode, onLogIn, resendAt, sending, entering, onRegister } = props;
  const who = useContactEntry(kind, codes, props);
  const [sentTo, setSentTo] = useState<string>();
  const { register, handleSubmit, trigger, watch, getValues, setError, formState } = useForm<Values>({
    defaultValues: { id: who.typed(), code: '' },
    mode: 'onTouched',
  });
  const { errors } = formState;
  const to = who.destination(watch('id'));
  const written = to.kind === 'mobile' ? phoneText(to.mobile) : to.mail;
  const send = async () => {
    if (!(await trigger('id', { shouldFocus: true }))) return;
    if (await onSendCode(who.destination(getValues('id')))) setSentTo(written);
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) =>
        void handleSubmit(async ({ id, code }) => {
          const wrong = await onLogIn(who.destination(id), withoutSpaces(code));
          if (wrong) setError('code', { message: wrong }, { shouldFocus: true });
        })(event)
      }
    >
      <ContactField
        kind={kind}
        codes={codes}
        code={who.code}
        onCode={who.onCode}
        error={errors.id?.message}
        {...register('id', { validate: who.checked, onChange: who.onType })}
      />
      <CodeField
        label={<FormattedMessage {...messages.code} />}
        hint={sentTo === written && <FormattedMessage {...messages.sentTo} values={{ to: sentTo }} />}
        error={errors.code?.message}
        onSend={() => void send()}
        sending={sending}
        resendAt={resendAt(to)}
        {...register('code', { validate: (code) => who.said(codeFault(code)) })}
      />
      <Button type="submit" size="xl" busy={entering}>
        <FormattedMessage {...messages.logIn} />
      </Button>
      <LoginWays kind={kind} onKind={onKind} onRegister={onRegister} />
    </form>
  );
}
