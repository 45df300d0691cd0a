import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Logo } from '#src/design-system/layout/Logo.tsx';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { Dialog } from '#src/design-system/primitives/overlay/Dialog.tsx';

const messages = defineMessages<{
  named: { name: string };
  unnamed: { by: Issuer };
  note: { by: Issuer };
  contact: { contact: string };
  replaces: { current: string };
  notNow: {};
  confirm: {};
}>({
  named: {
    id: 'continueAs.named',
    defaultMessage: 'Log in as {name}?',
    description: 'Title: a link would sign the reader in; a name of a person',
  },
  unnamed: {
    id: 'continueAs.unnamed',
    defaultMessage:
      '{by, select, facebook {Log in with the Facebook account?} other {Log in with the account from the app?}}',
    description: 'Title when the link names nobody',
  },
  note: {
    id: 'continueAs.note',
    defaultMessage:
      '{by, select, facebook {Facebook has sent us this account.} other {A link from the app has opened this account.}} Continue only if it is yours.',
    description: 'Below the title',
  },
  contact: {
    id: 'continueAs.contact',
    defaultMessage: 'Account: {contact}',
    description: 'A mail or number, most of it hidden: n…@example.com',
  },
  replaces: {
    id: 'continueAs.replaces',
    defaultMessage:
      'You are logged in as {current}. If you continue, {current} is logged out in this browser.',
    description: 'Warning: somebody is signed in already; a name of a person',
  },
  notNow: {
    id: 'continueAs.notNow',
    defaultMessage: 'Not now',
    description: 'Button: nothing changes',
  },
  confirm: {
    id: 'continueAs.confirm',
    defaultMessage: 'Continue',
    description: 'Button: signs in',
  },
});

/** Who says who the person is. */
export type Issuer = 'app' | 'facebook';

type ContinueAsDialogProps = {
  by: Issuer;
  /** Whom the link names; not proven yet. */
  name?: string | undefined;
  /** A mail or number of theirs, most of it hidden. */
  contact?: string | undefined;
  /** The name of who is signed in now. */
  current?: string | undefined;
  onContinue: () => void;
  entering: boolean;
  onClose: () => void;
};

/** Asks before a link signs somebody in: never in silence, and never in place of who is signed in (S7.32, S7.35). */
export function ContinueAsDialog({
  by,
  name,
  contact,
  current,
  onContinue,
  entering,
  onClose,
}: ContinueAsDialogProps) {
  const { formatMessage } = useIntl();
  const title = name ? formatMessage(messages.named, { name }) : formatMessage(messages.unnamed, { by });
  const note = formatMessage(messages.note, { by });
  const head = (
    <div aria-hidden className="pat flex items-center gap-4 bg-hero py-6 pr-16 pl-6 text-on-hero">
      <Logo markOnly className="h-10 shrink-0 [&_path]:fill-on-hero" />
      <p className="grid min-w-0 gap-0.5">
        <span className="text-h2 wrap-anywhere">{title}</span>
        <span className="text-sm">{note}</span>
      </p>
    </div>
  );
  return (
    <Dialog title={title} description={note} head={head} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        {contact && (
          <p className="text-base wrap-anywhere">
            <FormattedMessage {...messages.contact} values={{ contact }} />
          </p>
        )}
        {current && (
          <Alert tone="neutral">
            <span className="wrap-anywhere">
              <FormattedMessage {...messages.replaces} values={{ current }} />
            </span>
          </Alert>
        )}
        <div className="grid grid-cols-2 gap-2">
          <Button tone="outline" disabled={entering} onClick={onClose}>
            <FormattedMessage {...messages.notNow} />
          </Button>
          <Button busy={entering} onClick={onContinue}>
            <FormattedMessage {...messages.confirm} />
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
