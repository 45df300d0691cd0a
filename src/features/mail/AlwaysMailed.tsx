import { defineMessages, FormattedMessage } from 'react-intl';

const messages = defineMessages({
  text: {
    id: 'alwaysMailed.text',
    defaultMessage: 'Login codes and messages about the safety of your account still reach you.',
    description: 'Which mails cannot be stopped',
  },
});

/** Which mails come whatever a reader has stopped. */
export function AlwaysMailed() {
  return (
    <p className="text-fg-2">
      <FormattedMessage {...messages.text} />
    </p>
  );
}
