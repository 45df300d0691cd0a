import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { UserInfo } from '#openapi/schema.gen.ts';
import { ContactField } from '#src/design-system/forms/account/ContactField.tsx';
import { useContactEntry } from '#src/design-system/forms/account/use-contact-entry.ts';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { CodeField } from '#src/design-system/primitives/form/CodeField.tsx';
import { Dialog } from '#src/design-system/primitives/overlay/Dialog.tsx';
import { codeFault, withoutSpaces } from '#src/domain/account/contact-checks.ts';
import { useCode } from '#src/features/auth/use-code.ts';
import { useCountryCodes } from '#src/features/auth/use-country-codes.ts';
import { contactMessages as messages } from './contact-messages.ts';
import { OwnerProofField, type ProofKind } from './OwnerProofField.tsx';
import { useChangeContact } from './use-change-contact.ts';

type ContactDialogProps = {
  user: UserInfo;
  /** What is changed, or added where the account has none. */
  kind: 'mobile' | 'email';
  onClose: () => void;
};

/** A new mobile number or email: proved by a code that goes there, and the reader by the password or a code (S2.48). */
export function ContactDialog({ user, kind, onClose }: ContactDialogProps) {
  const { formatMessage } = useIntl();
  const codes = useCountryCodes();
  const identity = useContactEntry(kind, codes);
  const { resendAt, sending, sendCode } = useCode('contact');
  const { changing, change } = useChangeContact();
  const [refused, setRefused] = useState<string>();
  const { userMobile, userMail, passwordSet } = user;
  const [proof, setProof] = useState<ProofKind>(() => {
    if (passwordSet) return 'PASSWORD';
    return userMobile || userMail ? 'CODE' : 'SIGN_IN';
  });
  const { register, handleSubmit, watch, trigger, resetField, setError, formState } = useForm({
    defaultValues: { id: '', code: '', secret: '' },
    mode: 'onTouched',
  });
  const { errors } = formState;
  const old = kind === 'mobile' ? userMobile : userMail;
  const to = identity.destination(watch('id'));

  const checked = (id: string) => {
    const target = identity.destination(id);
    const isOwn = (target.kind === 'mobile' ? target.mobile : target.mail.toLowerCase()) === old;
    return isOwn ? formatMessage(messages.same) : identity.checked(id);
  };
  const checkedSecret = (secret: string) => {
    if (proof === 'SIGN_IN') return true;
    if (proof === 'PASSWORD') return secret !== '' || formatMessage(messages.noPassword);
    return identity.said(codeFault(secret));
  };
  const sendToNew = async () => {
    if (await trigger('id', { shouldFocus: true })) await sendCode(to);
  };
  const save = async ({ id, code, secret }: { id: string; code: string; secret: string }) => {
    setRefused(undefined);
    const target = identity.destination(id);
    const key = target.kind === 'mobile' ? { mobile: target.mobile } : { mail: target.mail };
    const shown =
      proof === 'SIGN_IN'
        ? { kind: proof }
        : { kind: proof, secret: proof === 'CODE' ? withoutSpaces(secret) : secret };
    const fault = await change({ ...key, code: withoutSpaces(code), proof: shown });
    if (!fault) return onClose();
    if (fault.field) setError(fault.field, { message: fault.text }, { shouldFocus: true });
    else setRefused(fault.text);
  };
  const turn = () => {
    resetField('secret');
    setProof(proof === 'CODE' ? 'PASSWORD' : 'CODE');
  };
  const title = {
    mobile: old ? messages.changeMobile : messages.addMobile,
    email: old ? messages.changeMail : messages.addMail,
  }[kind];

  return (
    <Dialog
      title={formatMessage(title)}
      description={<FormattedMessage {...messages.what} />}
      onClose={onClose}
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(save)(event)}>
        <ContactField
          kind={kind}
          codes={codes}
          code={identity.code}
          onCode={identity.onCode}
          error={errors.id?.message}
          {...register('id', { validate: checked })}
        />
        <CodeField
          label={<FormattedMessage {...messages.code} />}
          error={errors.code?.message}
          onSend={() => void sendToNew()}
          sending={sending}
          resendAt={resendAt(to)}
          {...register('code', { validate: (code) => identity.said(codeFault(code)) })}
        />
        <OwnerProofField
          user={user}
          changes={kind}
          proof={proof}
          error={errors.secret?.message}
          field={register('secret', { validate: checkedSecret })}
          onTurn={passwordSet && (userMobile || userMail) ? turn : undefined}
        />
        {refused && <Alert tone="danger">{refused}</Alert>}
        <Button type="submit" busy={changing}>
          <FormattedMessage {...messages.save} />
        </Button>
      </form>
    </Dialog>
  );
}
