import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Logo } from '../layout/Logo.tsx';
import { Dialog } from '../primitives/Dialog.tsx';
import { Tabs } from '../primitives/Tabs.tsx';
import { type LoginDestination, LoginForm } from './LoginForm.tsx';
import { type PasswordLogin, PasswordLoginForm } from './PasswordLoginForm.tsx';

const messages = defineMessages({
  name: { id: 'loginModal.name', defaultMessage: 'Log in', description: 'Name of the dialog' },
  head: { id: 'loginModal.head', defaultMessage: 'Come in', description: 'Big words at its top' },
  note: { id: 'loginModal.note', defaultMessage: 'Log in to buy, track and save', description: 'Below them' },
  ways: { id: 'loginModal.ways', defaultMessage: 'How to log in', description: 'Name of the two tabs' },
  quick: { id: 'loginModal.quick', defaultMessage: 'Quick code', description: 'Tab: by a one-time code' },
  password: { id: 'loginModal.password', defaultMessage: 'Password', description: 'Tab: by password' },
});

type LoginModalProps = {
  /** Country codes: digits, the country's name with them, and the address of its flag. */
  codes: readonly { key: string; name: string; flag?: string }[];
  onSendCode: (to: LoginDestination) => Promise<boolean>;
  onLogIn: (to: LoginDestination, code: string) => Promise<void>;
  /** From when (ms since 1970) a code may be asked for again at a destination. */
  resendAt: (to: LoginDestination) => number;
  sending: boolean;
  entering: boolean;
  /** The second way, by password; without it there is only the code. */
  password?: PasswordLogin;
  onClose: () => void;
};

/** Signing in by a one-time code or, where it is offered, by password; by mobile or email (S2.103, S2.105). */
export function LoginModal({ onClose, password, ...form }: LoginModalProps) {
  const { formatMessage } = useIntl();
  const [kind, setKind] = useState<LoginDestination['kind']>('mobile');
  const [way, setWay] = useState('quick');
  const head = (
    <div aria-hidden className="pat flex items-center gap-4 bg-hero px-6 py-6 text-on-hero">
      <Logo markOnly className="h-10 [&_path]:fill-on-hero" />
      <p className="grid gap-0.5">
        <span className="text-h2">
          <FormattedMessage {...messages.head} />
        </span>
        <span className="text-sm">
          <FormattedMessage {...messages.note} />
        </span>
      </p>
    </div>
  );
  const quick = <LoginForm key={kind} kind={kind} onKind={setKind} {...form} />;
  return (
    <Dialog title={formatMessage(messages.name)} head={head} onClose={onClose}>
      {password ? (
        <Tabs
          look="segmented"
          label={formatMessage(messages.ways)}
          tabs={[
            { value: 'quick', name: <FormattedMessage {...messages.quick} /> },
            { value: 'password', name: <FormattedMessage {...messages.password} /> },
          ]}
          value={way}
          onChange={setWay}
        >
          {way === 'quick' ? (
            quick
          ) : (
            <PasswordLoginForm
              key={kind}
              kind={kind}
              onKind={setKind}
              codes={form.codes}
              entering={form.entering}
              {...password}
            />
          )}
        </Tabs>
      ) : (
        quick
      )}
    </Dialog>
  );
}
