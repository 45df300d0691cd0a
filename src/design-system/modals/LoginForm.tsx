import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import {
  codeFault,
  emailFault,
  type IdentityFault,
  mobileFault,
  phoneToSend,
  withoutSpaces,
} from '#src/domain/identity.ts';
import { Button } from '../primitives/Button.tsx';
import { CodeField } from '../primitives/CodeField.tsx';
import { PhoneField } from '../primitives/PhoneField.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { identityMessages } from './identity-messages.ts';

const messages = defineMessages({
  mobile: { id: 'loginForm.mobile', defaultMessage: 'Mobile number', description: 'Label' },
  countryCode: {
    id: 'loginForm.countryCode',
    defaultMessage: 'Country code',
    description: 'Label of the list of codes',
  },
  mobileHint: {
    id: 'loginForm.mobileHint',
    defaultMessage: '9 or 10 digits, without the country code',
    description: 'Hint',
  },
  chinaHint: {
    id: 'loginForm.chinaHint',
    defaultMessage: 'Numbers with 11 digits cannot be used yet. Email works everywhere.',
    description: 'Hint for the country code 86 (Z11)',
  },
  email: { id: 'loginForm.email', defaultMessage: 'Email', description: 'Label' },
  code: { id: 'loginForm.code', defaultMessage: 'Verification code', description: 'Label' },
  logIn: { id: 'loginForm.logIn', defaultMessage: 'Log in', description: 'Button' },
  useEmail: { id: 'loginForm.useEmail', defaultMessage: 'Use email instead', description: 'Button' },
  useMobile: {
    id: 'loginForm.useMobile',
    defaultMessage: 'Use mobile number instead',
    description: 'Button',
  },
  agreement: {
    id: 'loginForm.agreement',
    defaultMessage: 'The first time, this makes an account for you.',
    description: 'Line below the button',
  },
});

/** Where a code goes: a phone as the service takes it (S5.23), or an email. */
export type LoginDestination = { kind: 'mobile'; mobile: string } | { kind: 'email'; mail: string };

type LoginFormProps = {
  kind: LoginDestination['kind'];
  onKind: (kind: LoginDestination['kind']) => void;
  codes: readonly { key: string; name: string; flag?: string }[];
  onSendCode: (to: LoginDestination) => Promise<boolean>;
  onLogIn: (to: LoginDestination, code: string) => Promise<void>;
  resendAt: (to: LoginDestination) => number;
  sending: boolean;
  entering: boolean;
};

type Values = { id: string; code: string };

const chinaCode = '86';

/** The form in the login modal; what is refused is said at its field and nothing typed is lost. */
export function LoginForm({
  kind,
  onKind,
  codes,
  onSendCode,
  onLogIn,
  resendAt,
  sending,
  entering,
}: LoginFormProps) {
  const { formatMessage } = useIntl();
  const [countryCode, setCountryCode] = useState(codes[0]?.key ?? '');
  const { register, handleSubmit, trigger, watch, getValues, formState } = useForm<Values>({
    defaultValues: { id: '', code: '' },
    mode: 'onTouched',
  });
  const said = (fault: IdentityFault | undefined) => (fault ? formatMessage(identityMessages[fault]) : true);
  const destination = (id: string): LoginDestination =>
    kind === 'mobile' ? { kind, mobile: phoneToSend(countryCode, id) } : { kind, mail: withoutSpaces(id) };
  const idField = register('id', {
    validate: (id) => said(kind === 'mobile' ? mobileFault(countryCode, id) : emailFault(id)),
  });
  const errors = formState.errors;
  const send = async () => {
    if (await trigger('id', { shouldFocus: true })) await onSendCode(destination(getValues('id')));
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) =>
        void handleSubmit(({ id, code }) => onLogIn(destination(id), withoutSpaces(code)))(event)
      }
    >
      {kind === 'mobile' ? (
        <PhoneField
          label={<FormattedMessage {...messages.mobile} />}
          codeLabel={formatMessage(messages.countryCode)}
          codes={codes}
          code={countryCode}
          onCode={setCountryCode}
          hint={
            <FormattedMessage {...(countryCode === chinaCode ? messages.chinaHint : messages.mobileHint)} />
          }
          error={errors.id?.message}
          {...idField}
        />
      ) : (
        <TextField
          type="email"
          inputMode="email"
          autoComplete="email"
          label={<FormattedMessage {...messages.email} />}
          error={errors.id?.message}
          {...idField}
        />
      )}
      <CodeField
        label={<FormattedMessage {...messages.code} />}
        error={errors.code?.message}
        onSend={() => void send()}
        sending={sending}
        resendAt={resendAt(destination(watch('id')))}
        {...register('code', { validate: (code) => said(codeFault(code)) })}
      />
      <Button type="submit" size="xl" busy={entering}>
        <FormattedMessage {...messages.logIn} />
      </Button>
      <Button tone="ghost" onClick={() => onKind(kind === 'mobile' ? 'email' : 'mobile')}>
        <FormattedMessage {...(kind === 'mobile' ? messages.useEmail : messages.useMobile)} />
      </Button>
      <p className="text-center text-xs text-fg-3">
        <FormattedMessage {...messages.agreement} />
      </p>
    </form>
  );
}
