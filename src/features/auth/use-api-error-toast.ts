import { defineMessages, useIntl } from 'react-intl';
import { Refusal } from '#src/data/refusal.ts';
import { useClientState } from '#src/state/client-state.ts';

const messages = defineMessages<{
  wrong: {};
  seconds: { words: string; seconds: number };
  minutes: { words: string; minutes: number };
}>({
  wrong: {
    id: 'login.wentWrong',
    defaultMessage: 'Something went wrong',
    description: 'Toast when signing in failed without words of the service; the words of the specification',
  },
  seconds: {
    id: 'login.waitSeconds',
    defaultMessage: '{words} ({seconds, plural, one {# second} other {# seconds}})',
    description: 'Toast: the words of the service, and how long to wait',
  },
  minutes: {
    id: 'login.waitMinutes',
    defaultMessage: '{words} ({minutes, plural, one {# minute} other {# minutes}})',
    description: 'Toast: the words of the service, and how long to wait',
  },
});

const minute = 60;

/** Says in a toast why the service refuses (S8.1–S8.4) and, where it asked for a pause, how long that is. */
export function useApiErrorToast() {
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  return (error: unknown) => {
    const wait = error instanceof Refusal && error.status === 429 ? error.problem.retryAfter : undefined;
    const words = error instanceof Refusal ? error.message : formatMessage(messages.wrong);
    if (!wait) ui.say('error', words);
    else if (wait < 2 * minute) ui.say('error', formatMessage(messages.seconds, { words, seconds: wait }));
    else ui.say('error', formatMessage(messages.minutes, { words, minutes: Math.ceil(wait / minute) }));
  };
}
