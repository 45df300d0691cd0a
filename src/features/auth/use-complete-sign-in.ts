import { defineMessages, useIntl } from 'react-intl';
import type { LoginResponse } from '#openapi/schema.gen.ts';
import { forgetInvite } from '#src/state/kept-invite.ts';
import { useClientState } from '#src/state/client-state.ts';
import { browserNavigation } from '#src/state/browser-navigation.ts';
import type { Flash } from '#src/state/pending-action.ts';
import { sessionFrom } from '#src/state/session.ts';
import { broadcastSession } from '#src/state/session-broadcast.ts';
import { useDrafts } from '#src/state/use-drafts.ts';

const messages = defineMessages({
  notKept: {
    id: 'session.notKept',
    defaultMessage: 'Something went wrong',
    description: 'Warning when the browser keeps no session; the words of the specification (S8.6)',
  },
});

/** What every way of signing in ends with: the session is kept, the other tabs hear of it, the page loads anew (S4.1, Z21). */
export function useCompleteSignIn() {
  const { local, session, resume, ui } = useClientState();
  const drafts = useDrafts();
  const { formatMessage } = useIntl();
  return (
    answer: LoginResponse,
    { flash = 'loginSuccess', goOn = browserNavigation.reload }: { flash?: Flash; goOn?: () => void } = {},
  ) => {
    const entered = sessionFrom(answer, Date.now());
    drafts.drop('login');
    forgetInvite(local);
    ui.set({ loginModal: false });
    // Kept in silence: what was wanted is done by the page after the reload, not by this one on its way out.
    if (session.keep(entered)) {
      resume.flash(flash);
      broadcastSession({ kind: 'in' });
      goOn();
    } else {
      session.save(entered);
      ui.say('warning', formatMessage(messages.notKept));
    }
  };
}
