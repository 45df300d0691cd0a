import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { UserInfo } from '#openapi/schema.gen.ts';
import { contactMessages } from '#src/design-system/forms/account/contact-messages.ts';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { CodeField } from '#src/design-system/primitives/form/CodeField.tsx';
import { Dialog } from '#src/design-system/primitives/overlay/Dialog.tsx';
import { PasswordField } from '#src/design-system/primitives/form/PasswordField.tsx';
import { TextLink } from '#src/design-system/primitives/action/TextLink.tsx';
import { codeFault, withoutSpaces } from '#src/domain/account/contact-checks.ts';
import { orderUrl } from '#src/domain/urls.ts';
import { useDeletion } from './use-deletion.ts';
import { useOwnCode } from './use-own-code.ts';

const messages = defineMessages<{
  title: {};
  what: {};
  code: {};
  to: { address: string };
  password: {};
  noPassword: {};
  bySignIn: {};
  byCode: {};
  byPassword: {};
  remove: {};
  order: { number: string };
}>({
  title: {
    id: 'deletionDialog.title',
    defaultMessage: 'Delete your account?',
    description: 'Name of the dialog',
  },
  what: {
    id: 'deletionDialog.what',
    defaultMessage:
      'In 14 days your profile, addresses, favourites and pictures are deleted for good. Of your orders, only amounts and statuses are kept, as the law requires.',
    description: 'What will happen',
  },
  code: { id: 'deletionDialog.code', defaultMessage: 'Verification code', description: 'Label' },
  to: {
    id: 'deletionDialog.to',
    defaultMessage: 'It is sent to {address}',
    description: 'Below the field of the code',
  },
  password: { id: 'deletionDialog.password', defaultMessage: 'Password', description: 'Label' },
  noPassword: {
    id: 'deletionDialog.noPassword',
    defaultMessage: 'Please enter your password',
    description: 'The password is missing',
  },
  bySignIn: {
    id: 'deletionDialog.bySignIn',
    defaultMessage: 'For your security, this works only within ten minutes of logging in.',
    description: 'In place of a password or code, where the account has neither number nor email',
  },
  byCode: { id: 'deletionDialog.byCode', defaultMessage: 'Use a code instead', description: 'Button' },
  byPassword: {
    id: 'deletionDialog.byPassword',
    defaultMessage: 'Use the password instead',
    description: 'Button',
  },
  remove: { id: 'deletionDialog.remove', defaultMessage: 'Delete my account', description: 'Button' },
  order: {
    id: 'deletionDialog.order',
    defaultMessage: 'Order {number}',
    description: 'Link to an order that stands in the way',
  },
});

type DeletionDialogProps = { user: UserInfo; onClose: () => void };

/**
 * Says what will happen, asks for the password or a code if there is any to be had (decision 17), and names the orders
 * that stand in the way.
 */
export function DeletionDialog({ user, onClose }: DeletionDialogProps) {
  const { formatMessage } = useIntl();
  const { address, resendAt, sending, sendCode } = useOwnCode(user, 'deletion');
  const { asking, fault, ask } = useDeletion();
  const [proof, setProof] = useState<'PASSWORD' | 'CODE' | 'SIGN_IN'>(() => {
    if (user.passwordSet) return 'PASSWORD';
    return address ? 'CODE' : 'SIGN_IN';
  });
  const { register, handleSubmit, resetField, formState } = useForm({ defaultValues: { secret: '' } });
  const error = formState.errors.secret?.message;
  const checked = (secret: string) => {
    if (proof === 'SIGN_IN') return true;
    if (proof === 'PASSWORD') return secret !== '' || formatMessage(messages.noPassword);
    const wrong = codeFault(secret);
    return wrong ? formatMessage(contactMessages[wrong]) : true;
  };
  const field = register('secret', { validate: checked });
  const send = async ({ secret }: { secret: string }) => {
    const given =
      proof === 'SIGN_IN' ? { proof } : { proof, secret: proof === 'CODE' ? withoutSpaces(secret) : secret };
    if (await ask(given)) onClose();
  };
  const turn = () => {
    resetField('secret');
    setProof(proof === 'CODE' ? 'PASSWORD' : 'CODE');
  };
  return (
    <Dialog
      title={formatMessage(messages.title)}
      description={<FormattedMessage {...messages.what} />}
      onClose={onClose}
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(send)(event)}>
        {proof === 'SIGN_IN' && (
          <p>
            <FormattedMessage {...messages.bySignIn} />
          </p>
        )}
        {proof === 'CODE' && (
          <CodeField
            key="code"
            label={<FormattedMessage {...messages.code} />}
            hint={<FormattedMessage {...messages.to} values={{ address }} />}
            error={error}
            onSend={() => void sendCode()}
            sending={sending}
            resendAt={resendAt}
            {...field}
          />
        )}
        {proof === 'PASSWORD' && (
          <PasswordField
            key="password"
            label={<FormattedMessage {...messages.password} />}
            error={error}
            {...field}
          />
        )}
        {fault && (
          <Alert tone="danger">
            {fault.text}
            {fault.orderNumbers.map((number) => (
              <TextLink key={number} to={orderUrl(number)} className="block min-h-6">
                <FormattedMessage {...messages.order} values={{ number }} />
              </TextLink>
            ))}
          </Alert>
        )}
        <Button type="submit" tone="danger" busy={asking}>
          <FormattedMessage {...messages.remove} />
        </Button>
        {user.passwordSet && (
          <Button tone="ghost" onClick={turn}>
            <FormattedMessage {...(proof === 'CODE' ? messages.byPassword : messages.byCode)} />
          </Button>
        )}
      </form>
    </Dialog>
  );
}
