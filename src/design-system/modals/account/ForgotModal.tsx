import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { codeFault, withoutSpaces } from '#src/domain/account/contact-checks.ts';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { CodeField } from '#src/design-system/primitives/form/CodeField.tsx';
import { Dialog } from '#src/design-system/primitives/overlay/Dialog.tsx';
import type { KeptContact, LoginDestination } from '#src/domain/account/contact-draft.ts';
import { ContactField } from '#src/design-system/forms/account/ContactField.tsx';
import { NewPasswordFields } from '#src/design-system/forms/account/NewPasswordFields.tsx';
import { passwordMessages } from '#src/design-system/forms/account/password-messages.ts';
import { useContactEntry } from '#src/design-system/forms/account/use-contact-entry.ts';

const messages = defineMessages({
  name: { id: 'forgotModal.name', defaultMessage: 'Set a new password', description: 'Name of the dialog' },
  how: {
    id: 'forgotModal.how',
    defaultMessage: 'We send a code to your number or email.',
    description: 'Below the name',
  },
  code: { id: 'forgotModal.code', defaultMessage: 'Verification code', description: 'Label' },
  save: { id: 'forgotModal.save', defaultMessage: 'Save new password', description: 'Button' },
  back: { id: 'forgotModal.back', defaultMessage: 'Back to login', description: 'Button' },
});

type ForgotModalProps = KeptContact & {
  /** Country codes: digits, the country's name with them, and the address of its flag. */
  codes: readonly { key: string; name: string; flag?: string }[];
  onSendCode: (to: LoginDestination) => Promise<boolean>;
  /** Answers what is wrong with the code, where it is the code. */
  onSave: (who: LoginDestination, code: string, password: string) => Promise<string | undefined>;
  /** From when (ms since 1970) a code may be asked for again at a destination. */
  resendAt: (to: LoginDestination) => number;
  sending: boolean;
  saving: boolean;
  /** The service's own words when it refuses. */
  refused?: string;
  /** The way back to logging in. */
  onBack: () => void;
  onClose: () => void;
};

type Values = { id: string; code: string; password: string; again: string };

/** A forgotten password: a code, a new one, and the way back (S2.104). */
export function ForgotModal(props: ForgotModalProps) {
  const { codes, onSendCode, onSave, resendAt, sending, saving, refused, onBack, onClose } = props;
  const { formatMessage } = useIntl();
  const [kind, setKind] = useState<LoginDestination['kind']>(props.draft?.kind ?? 'mobile');
  const who = useContactEntry(kind, codes, props);
  const form = useForm<Values>({
    defaultValues: { id: who.typed(), code: '', password: '', again: '' },
    mode: 'onTouched',
  });
  const { register, handleSubmit, trigger, watch, getValues, formState, resetField, setError } = form;
  const { errors } = formState;
  const send = async () => {
    if (await trigger('id', { shouldFocus: true })) await onSendCode(who.destination(getValues('id')));
  };
  const turn = () => {
    const other = kind === 'mobile' ? 'email' : 'mobile';
    resetField('id', { defaultValue: who.typed(other) });
    setKind(other);
    props.onDraft?.({ kind: other });
  };
  return (
    <Dialog
      title={formatMessage(messages.name)}
      description={<FormattedMessage {...messages.how} />}
      onClose={onClose}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) =>
          void handleSubmit(async ({ id, code, password }) => {
            const wrong = await onSave(who.destination(id), withoutSpaces(code), password);
            if (wrong) setError('code', { message: wrong }, { shouldFocus: true });
          })(event)
        }
      >
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
        <NewPasswordFields
          label={<FormattedMessage {...passwordMessages.newPassword} />}
          typed={watch('password')}
          password={register('password', { validate: who.checkedPassword, deps: 'again' })}
          again={register('again', { validate: (again, all) => who.checkedAgain(again, all.password) })}
          errors={{ password: errors.password?.message, again: errors.again?.message }}
        />
        {refused && <Alert tone="danger">{refused}</Alert>}
        <Button type="submit" size="xl" busy={saving}>
          <FormattedMessage {...messages.save} />
        </Button>
        <div className="flex flex-wrap justify-between gap-x-3">
          <Button tone="ghost" size="md" className="-mx-3.5" onClick={onBack}>
            <ArrowLeft aria-hidden className="size-4" strokeWidth={2} />
            <FormattedMessage {...messages.back} />
          </Button>
          <Button tone="ghost" size="md" className="-mx-3.5 text-link!" onClick={turn}>
            <FormattedMessage
              {...(kind === 'mobile' ? passwordMessages.byEmail : passwordMessages.byMobile)}
            />
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
