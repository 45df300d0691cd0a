import { defineMessages, FormattedMessage } from 'react-intl';
import { SignedOutDrawing } from '../layout/illustrations/SignedOutDrawing.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';

const messages = defineMessages({
  title: {
    id: 'signedOutState.title',
    defaultMessage: 'Log in to continue',
    description: 'Only for members',
  },
  text: {
    id: 'signedOutState.text',
    defaultMessage: 'Your cart and your orders are kept with your account.',
    description: 'Below it',
  },
  action: { id: 'signedOutState.action', defaultMessage: 'Log in', description: 'Button' },
});

type SignedOutStateProps = { onLogIn: () => void };

/** A screen for members, seen by a visitor (S6.12). */
export function SignedOutState({ onLogIn }: SignedOutStateProps) {
  return (
    <EmptyState
      drawing={<SignedOutDrawing />}
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      action={
        <Button onClick={onLogIn}>
          <FormattedMessage {...messages.action} />
        </Button>
      }
    />
  );
}
