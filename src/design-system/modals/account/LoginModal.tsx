import { type ReactNode, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Logo } from '#src/design-system/layout/Logo.tsx';
import { Dialog } from '#src/design-system/primitives/overlay/Dialog.tsx';
import { Tabs } from '#src/design-system/primitives/navigation/Tabs.tsx';
import { AgreementLine } from '#src/design-system/forms/account/AgreementLine.tsx';
import { type ContactDraft, type LoginDestination, noContact } from '#src/domain/account/contact-draft.ts';
import { LoginForm } from '#src/design-system/forms/account/LoginForm.tsx';
import {
  type PasswordLogin,
  PasswordLoginForm,
} from '#src/design-system/forms/account/PasswordLoginForm.tsx';

const messages = defineMessages({
  name: { id: 'loginModal.name', defaultMessage: 'Log in', description: 'Name of the dialog' },
  head: { id: 'loginModal.head', defaultMessage: 'Come in', description: 'Big words at its top' },
  note: { id: 'loginModal.note', defaultMessage: 'Log in to buy, track and save', description: 'Below them' },
  ways: { id: 'loginModal.ways', defaultMessage: 'How to log in', description: 'Name of the two tabs' },
  quick: { id: 'loginModal.quick', defaultMessage: 'Quick code', description: 'Tab: by a one-time code' },
  password: { id: 'loginModal.password', defaultMessage: 'Password', description: 'Tab: by password' },
});

/** What the modal holds: the tab that is on, and who is typed in. */
export type LoginDraft = ContactDraft & { way: 'quick' | 'password' };

type LoginModalProps = {
  /** Country codes: digits, the country's name with them, and the address of its flag. */
  codes: readonly { key: string; name: string; flag?: string }[];
  onSendCode: (to: LoginDestination) => Promise<boolean>;
  /** Answers what is wrong with the code, where it is the code. */
  onLogIn: (to: LoginDestination, code: string) => Promise<string | undefined>;
  /** From when (ms since 1970) a code may be asked for again at a destination. */
  resendAt: (to: LoginDestination) => number;
  sending: boolean;
  entering: boolean;
  /** The second way, by password; without it there is only the code. */
  password?: PasswordLogin;
  /** What the reader wanted when it opened, in a sentence; without it, what an account is for. */
  purpose?: string | undefined;
  /** Logging in by accounts that one has elsewhere. */
  social?: ReactNode;
  /** What it begins with: what was typed before it was shut. */
  begun?: Partial<LoginDraft>;
  /** Told at each change, so that it can be kept. Never a password or a code. */
  onDraft?: (draft: LoginDraft) => void;
  onClose: () => void;
};

/** Signing in by a one-time code or, where it is offered, by password; by mobile or email (S2.103, S2.105). */
export function LoginModal({ onClose, password, purpose, social, begun, onDraft, ...form }: LoginModalProps) {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState<LoginDraft>({ way: 'quick', ...noContact, ...begun });
  const change = (part: Partial<LoginDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    onDraft?.(next);
  };
  const { kind, way } = draft;
  const same = { kind, draft, onDraft: change, onKind: (other: typeof kind) => change({ kind: other }) };
  const head = (
    <div aria-hidden className="pat flex items-center gap-4 bg-hero px-6 py-6 text-on-hero">
      <Logo markOnly className="h-10 [&_path]:fill-on-hero" />
      <p className="grid gap-0.5">
        <span className="text-h2">
          <FormattedMessage {...messages.head} />
        </span>
        <span className="line-clamp-3 pr-8 text-sm">
          {purpose ?? <FormattedMessage {...messages.note} />}
        </span>
      </p>
    </div>
  );
  const quick = <LoginForm key={kind} {...same} {...form} onRegister={password?.onRegister} />;
  return (
    <Dialog title={formatMessage(messages.name)} description={purpose} head={head} onClose={onClose}>
      {password ? (
        <Tabs
          look="segmented"
          label={formatMessage(messages.ways)}
          tabs={[
            { value: 'quick', name: <FormattedMessage {...messages.quick} /> },
            { value: 'password', name: <FormattedMessage {...messages.password} /> },
          ]}
          value={way}
          onChange={(chosen) => change({ way: chosen === 'password' ? chosen : 'quick' })}
        >
          {way === 'quick' ? (
            quick
          ) : (
            <PasswordLoginForm
              key={kind}
              {...same}
              codes={form.codes}
              entering={form.entering}
              {...password}
            />
          )}
        </Tabs>
      ) : (
        quick
      )}
      <div className="mt-2 grid gap-4">
        {social}
        <AgreementLine way="logIn" />
      </div>
    </Dialog>
  );
}
