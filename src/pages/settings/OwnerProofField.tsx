import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { OwnerProof, UserInfo } from '#openapi/schema.gen.ts';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { CodeField } from '#src/design-system/primitives/form/CodeField.tsx';
import { PasswordField } from '#src/design-system/primitives/form/PasswordField.tsx';
import { useOwnCode } from '#src/features/account/use-own-code.ts';
import { contactMessages as messages } from './contact-messages.ts';

export type ProofKind = OwnerProof['kind'];

type OwnerProofFieldProps = {
  user: Pick<UserInfo, 'userMobile' | 'userMail'>;
  /** What is being changed: the code goes to the other one if there is one, since this one may be lost. */
  changes: 'mobile' | 'email';
  proof: ProofKind;
  error: string | undefined;
  field: UseFormRegisterReturn;
  /** Changes between password and code; undefined where there is nothing to choose. */
  onTurn: (() => void) | undefined;
};

/** What shows that the reader owns the account: the password, a code to what it has, or that they have just come in. */
export function OwnerProofField({ user, changes, proof, error, field, onTurn }: OwnerProofFieldProps) {
  const { userMobile, userMail } = user;
  const own = useOwnCode(
    { userMobile: changes === 'mobile' && userMail ? null : userMobile, userMail },
    'contact',
  );
  if (proof === 'SIGN_IN') {
    return (
      <p>
        <FormattedMessage {...messages.bySignIn} />
      </p>
    );
  }
  return (
    <div className="grid justify-items-stretch gap-1">
      {proof === 'CODE' ? (
        <CodeField
          key="code"
          label={<FormattedMessage {...messages.ownCode} />}
          hint={<FormattedMessage {...messages.to} values={{ address: own.address }} />}
          error={error}
          onSend={() => void own.sendCode()}
          sending={own.sending}
          resendAt={own.resendAt}
          {...field}
        />
      ) : (
        <PasswordField
          key="password"
          label={<FormattedMessage {...messages.password} />}
          autoComplete="current-password"
          error={error}
          {...field}
        />
      )}
      {onTurn && (
        <Button tone="ghost" className="justify-self-start" onClick={onTurn}>
          <FormattedMessage {...(proof === 'CODE' ? messages.byPassword : messages.byCode)} />
        </Button>
      )}
    </div>
  );
}
