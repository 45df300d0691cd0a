import { defineMessages, FormattedMessage } from 'react-intl';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import type { LoginDestination } from '#src/domain/account/contact-draft.ts';
import { passwordMessages } from './password-messages.ts';

const messages = defineMessages({
  register: {
    id: 'loginWays.register',
    defaultMessage: 'Create an account',
    description: 'Button: the way to registration',
  },
});

type Kind = LoginDestination['kind'];

type LoginWaysProps = {
  /** By what one logs in now. */
  kind: Kind;
  onKind: (kind: Kind) => void;
  /** The way to registration; without it there is none here. */
  onRegister: (() => void) | undefined;
};

/** Below a form of the login modal: by mail in place of the number or the other way round, and to registration. */
export function LoginWays({ kind, onKind, onRegister }: LoginWaysProps) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <Button
        tone="ghost"
        size="md"
        className="-mx-3.5 text-link!"
        onClick={() => onKind(kind === 'mobile' ? 'email' : 'mobile')}
      >
        <FormattedMessage {...(kind === 'mobile' ? passwordMessages.byEmail : passwordMessages.byMobile)} />
      </Button>
      {onRegister && (
        <Button tone="ghost" size="md" className="-mx-3.5 text-link!" onClick={onRegister}>
          <FormattedMessage {...messages.register} />
        </Button>
      )}
    </div>
  );
}
