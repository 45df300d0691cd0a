import { defineMessages, FormattedMessage } from 'react-intl';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';

const messages = defineMessages({
  title: {
    id: 'emptyInvitees.title',
    defaultMessage: 'Nobody has used your link yet',
    description: 'No invited friends',
  },
  text: {
    id: 'emptyInvitees.text',
    defaultMessage: 'Send it to a friend and their name appears here.',
    description: 'Below it',
  },
});

/** Nobody invited yet; the way on, the link, stands above it on its screen. */
export function EmptyInvitees() {
  return (
    <EmptyState
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
    />
  );
}
