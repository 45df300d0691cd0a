import { useForm } from 'react-hook-form';
import { defineMessages, FormattedMessage } from 'react-intl';
import { codeFault, withoutSpaces } from '#src/domain/account/contact-checks.ts';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { CodeField } from '#src/design-system/primitives/form/CodeField.tsx';
import { TextField } from '#src/design-system/primitives/form/TextField.tsx';
import type { KeptContact, LoginDestination } from '#src/domain/account/contact-draft.ts';
import { AgreementLine } from './AgreementLine.tsx';
import { ContactField } from './ContactField.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { passwordMessages } from './password-messages.ts';
import { useContactEntry } from './use-contact-entry.ts';

const messages = defineMessages({
  code: { id: 'registerForm.code', defaultMessage: 'Verification code', description: 'Label' },
  nickname: { id: 'registerForm.nickname', defaultMessage: 'Nickname', description: 'Label' },
  invite: { id: 'registerForm.invite', defaultMessage: 'Invite code', description: 'Label' },
  optional: { id: 'registerForm.optional', defaultMessage: 'Optional', description: 'Beside a label' },
  register: { id: 'registerForm.register', defaultMessage: 'Create an account', description: 'Button' },
  logIn: {
    id: 'registerForm.logIn',
    defaultMessage: 'I have an account',
    description: 'Button: the way to logging in',
  },
});

/** What a new account is made of (the contract's `Registration`, without its region). */
export type NewAccount = {
  who: LoginDestination;
  code: string;
  nickName: string;
  password: string;
  /** The invite code of another person, empty for none. */
  invite: string;
};

type RegisterFormProps = KeptContact & {
  kind: LoginDestination['kind'];
  onKind: (kind: LoginDestination['kind']) => void;
  /** Country codes: digits, the country's name with them, and the address of its flag. */
  codes: readonly { key: string; name: string; flag?: string }[];
  /** From the link that brought the reader here. */
  invite?: string;
  onSendCode: (to: LoginDestination) => Promise<boolean>;
  /** Answers what is wrong with the code, where it is the code. */
  onRegister: (account: NewAccount) => Promise<string | undefined>;
  /** From when (ms since 1970) a code may be asked for again at a destination. */
  resendAt: (to: LoginDestination) => number;
  sending: boolean;
  saving: boolean;
  /** The service's own words when it refuses. */
  refused?: string;
  onLogIn?: () => void;
};

type Values = { id: string; code: string; nickName: string; password: string; again: string; invite: string };

const nickNameMax = 60;
const inviteMax = 12;

/** A new account by mobile or email; what is refused is said at its field and nothing typed is lost. */
export function RegisterForm(props: RegisterFormProps) {
  const { kind, onKind, codes, invite = '', onSendCode, onRegister, resendAt, sending, saving } = props;
  const { refused, onLogIn } = props;
  const who = useContactEntry(kind, codes, props);
  const { register, handleSubmit, trigger, watch, getValues, resetField, setError, formState } =
    useForm<Values>({
      defaultValues: { id: who.typed(), code: '', nickName: '', password: '', again: '', invite },
      mode: 'onTouched',
    });
  const { errors } = formState;
  const send = async () => {
    if (await trigger('id', { shouldFocus: true })) await onSendCode(who.destination(getValues('id')));
  };
  const turn = () => {
    const other = kind === 'mobile' ? 'email' : 'mobile';
    resetField('id', { defaultValue: who.typed(other) });
    onKind(other);
  };
  const submit = handleSubmit(async (typed) => {
    const wrong = await onRegister({
      who: who.destination(typed.id),
      code: withoutSpaces(typed.code),
      nickName: typed.nickName.trim(),
      password: typed.password,
      invite: withoutSpaces(typed.invite),
    });
    if (wrong) setError('code', { message: wrong }, { shouldFocus: true });
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <ContactField
        key={kind}
        kind={kind}
        codes={codes}
        code={who.code}
        onCode={who.onCode}
        error={errors.id?.message}
        {...register('id', { validate: who.checked, onChange: who.onType })}
      />
      <CodeField
        label={<FormattedMessage {...messages.code} />}
        error={errors.code?.message}
        onSend={() => void send()}
        sending={sending}
        resendAt={resendAt(who.destination(watch('id')))}
        {...register('code', { validate: (code) => who.said(codeFault(code)) })}
      />
      <TextField
        label={<FormattedMessage {...messages.nickname} />}
        autoComplete="nickname"
        maxLength={nickNameMax}
        error={errors.nickName?.message}
        {...register('nickName', { validate: (name) => who.said(name.trim() ? undefined : 'required') })}
      />
      <NewPasswordFields
        label={<FormattedMessage {...passwordMessages.password} />}
        typed={watch('password')}
        password={register('password', { validate: who.checkedPassword, deps: 'again' })}
        again={register('again', { validate: (again, all) => who.checkedAgain(again, all.password) })}
        errors={{ password: errors.password?.message, again: errors.again?.message }}
      />
      <TextField
        label={<FormattedMessage {...messages.invite} />}
        aside={<FormattedMessage {...messages.optional} />}
        autoComplete="off"
        maxLength={inviteMax}
        {...register('invite')}
      />
      {refused && <Alert tone="danger">{refused}</Alert>}
      <Button type="submit" size="xl" busy={saving}>
        <FormattedMessage {...messages.register} />
      </Button>
      <AgreementLine way="register" />
      <div className="flex flex-wrap justify-between gap-x-3">
        <Button tone="ghost" size="md" className="-mx-3.5 text-link!" onClick={turn}>
          <FormattedMessage {...(kind === 'mobile' ? passwordMessages.byEmail : passwordMessages.byMobile)} />
        </Button>
        {onLogIn && (
          <Button tone="ghost" size="md" className="-mx-3.5 text-link!" onClick={onLogIn}>
            <FormattedMessage {...messages.logIn} />
          </Button>
        )}
      </div>
    </form>
  );
}
