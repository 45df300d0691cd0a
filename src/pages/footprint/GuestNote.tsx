import { defineMessages, FormattedMessage } from 'react-intl';
import { Alert } from '#src/design-system/primitives/feedback/Alert.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { paths } from '#src/domain/urls.ts';
import { useSignInFirst } from '#src/state/use-sign-in-first.ts';

const messages = defineMessages({
  text: {
    id: 'guestNote.text',
    defaultMessage: 'Only this browser knows what you looked at. Log in to keep it with your account.',
    description: 'Above a visitor’s footprint',
  },
  logIn: { id: 'guestNote.logIn', defaultMessage: 'Log in', description: 'Button beside it' },
});

/** Tells a visitor where the footprint is kept, and how it comes along. */
export function GuestNote() {
  const signInFirst = useSignInFirst();
  return (
    <div className="pb-4">
      <Alert
        action={
          <Button
            tone="outline"
            size="md"
            onClick={() => signInFirst({ kind: 'open', path: paths.footprint }, () => undefined)}
          >
            <FormattedMessage {...messages.logIn} />
          </Button>
        }
      >
        <FormattedMessage {...messages.text} />
      </Alert>
    </div>
  );
}
