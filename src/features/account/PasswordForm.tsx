import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { UserInfo } from '#openapi/schema.gen.ts';
import { contactMessages } from '#src/design-system/forms/account/contact-messages.ts';
import { NewPasswordFields } from '#src/design-system/forms/account/NewPasswordFields.tsx';
import { passwordMessages } from '#src/design-system/forms/account/password-messages.ts';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { CodeField } from '#src/design-system/primitives/form/CodeField.tsx';
import { passwordFault } from '#src/domain/account/password-rules.ts';
import { PasswordField } from '#src/design-system/primitives/form/PasswordField.tsx';
import { TextField } from '#src/design-system/primitives/form/TextField.tsx';
import { codeFault, emailFault, withoutSpaces } from '#src/domain/account/contact-checks.ts';
import { useChangePassword } from './use-change-password.ts';
import { useOwnCode } from './use-own-code.ts';

const messages = defineMessages<{
  old: {};
  mail: {};
  mailHint: {};
  code: {};
  to: { address: string };
  missing: {};
  save: {};
  others: {};
}>({
  old: { id: 'passwordForm.old', defaultMessage: 'Old password', description: 'Label' },
  mail: { id: 'passwordForm.mail', defaultMessage: 'Email', description: 'Label' },
  mailHint: {
    id: 'passwordForm.mailHint',
    defaultMessage: 'From now on you can log in with it and the password.',
    description: 'Below the field, where the account has neither number nor email yet',
  },
  code: { id: 'passwordForm.code', defaultMessage: 'Verification code', description: 'Label' },
  to: {
    id: 'passwordForm.to',
    defaultMessage: 'It is sent to {address}',
    description: 'Below the field of the code',
  },
  missing: {
    id: 'passwordForm.missing',
    defaultMessage: 'Please enter a password',
    description: 'A password is missing (S5.10, S5.15)',
  },
  save: { id: 'passwordForm.save', defaultMessage: 'Save new password', description: 'Button' },
  others: {
    id: 'passwordForm.others',
    defaultMessage: 'You stay logged in here and are logged out everywhere else.',
    description: 'Below the button',
  },
});

type Values = { old: string; mail: string; code: string; password: string; again: string };

/**
 * A new password: by the old one, or by a code where there is none yet (S5.10–S5.16; the checklist is advice, Z27). Where
 * no code can be sent, an email comes with it (decision 17).
 */
export function PasswordForm({ user }: { user: UserInfo }) {
  const { formatMessage } = useIntl();
  const { change, changing } = useChangePassword();
  const [refused, setRefused] = useState<string>();
  const form = useForm<Values>({
    defaultValues: { old: '', mail: '', code: '', password: '', again: '' },
    mode: 'onTouched',
  });
  const { register, handleSubmit, watch, getValues, reset, setError, trigger, formState } = form;
  const { errors } = formState;
  const { passwordSet, userMobile, userMail } = user;
  const needsMail = !passwordSet && !userMobile && !userMail;
  const mail = withoutSpaces(watch('mail'));
  const { address, resendAt, sending, sendCode } = useOwnCode(
    needsMail ? { userMobile, userMail: mail } : user,
    'reset',
  );

  const fits = (password: string) => {
    const fault = passwordFault(password);
    if (!fault) return true;
    return formatMessage(fault === 'required' ? messages.missing : passwordMessages.edgeSpaces);
  };
  const same = (again: string) => {
    if (again === '') return formatMessage(messages.missing);
    return again === getValues('password') || formatMessage(passwordMessages.mismatch);
  };
  const rightMail = (typed: string) => {
    const fault = emailFault(typed);
    return fault ? formatMessage(contactMessages[fault]) : true;
  };
  const sendTo = async () => {
    if (!needsMail || (await trigger('mail', { shouldFocus: true }))) await sendCode();
  };
  const rightCode = (code: string) => {
    const fault = codeFault(code);
    return fault ? formatMessage(contactMessages[fault]) : true;
  };
  const send = async ({ old, code, password }: Values) => {
    setRefused(undefined);
    const byCode = { code: withoutSpaces(code), password };
    const first = needsMail ? { ...byCode, mail } : byCode;
    const fault = await change(passwordSet ? { oldPassword: old, password } : first);
    if (!fault) return reset();
    if (fault.field) setError(fault.field, { message: fault.text }, { shouldFocus: true });
    else setRefused(fault.text);
  };

  return (
    <form noValidate className="grid max-w-md gap-5" onSubmit={(event) => void handleSubmit(send)(event)}>
      {needsMail && (
        <TextField
          type="email"
          inputMode="email"
          autoComplete="email"
          label={<FormattedMessage {...messages.mail} />}
          hint={<FormattedMessage {...messages.mailHint} />}
          error={errors.mail?.message}
          {...register('mail', { validate: rightMail })}
        />
      )}
      {passwordSet ? (
        <PasswordField
          label={<FormattedMessage {...messages.old} />}
          error={errors.old?.message}
          {...register('old', { validate: (old) => old !== '' || formatMessage(messages.missing) })}
        />
      ) : (
        <CodeField
          label={<FormattedMessage {...messages.code} />}
          hint={address && <FormattedMessage {...messages.to} values={{ address }} />}
          error={errors.code?.message}
          onSend={() => void sendTo()}
          sending={sending}
          resendAt={resendAt}
          {...register('code', { validate: rightCode })}
        />
      )}
      <NewPasswordFields
        label={<FormattedMessage {...passwordMessages.newPassword} />}
        typed={watch('password')}
        password={register('password', { validate: fits })}
        again={register('again', { validate: same })}
        errors={{ password: errors.password?.message, again: errors.again?.message }}
      />
      {refused && <Alert tone="danger">{refused}</Alert>}
      <div className="grid justify-items-start gap-2">
        <Button type="submit" busy={changing}>
          <FormattedMessage {...messages.save} />
        </Button>
        <p className="text-sm text-fg-2">
          <FormattedMessage {...messages.others} />
        </p>
      </div>
    </form>
  );
}
