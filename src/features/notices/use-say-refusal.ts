import { defineMessages, useIntl } from 'react-intl';
import { Refusal } from '#src/data/refusal.ts';
import { useClientState } from '#src/state/client-state.ts';

const messages = defineMessages({
  wrong: {
    id: 'memberAnnouncements.wrong',
    defaultMessage: 'Something went wrong',
    description: 'Toast when they could not be marked as read; the words of the specification',
  },
});

/** Says in a toast why notices could not be marked as read. */
export function useSayRefusal() {
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  return (error: unknown) =>
    ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.wrong));
}
