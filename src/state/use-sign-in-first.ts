import { useRef } from 'react';
import { useClientState } from './client-state.ts';
import type { PendingAction } from './pending-action.ts';
import { isSettled, whoReads } from './who-reads.ts';

/**
 * For what only members may do: a member goes on at once; a visitor gets the login modal, and what was wanted is
 * kept and done after signing in (S6.6–S6.12, Z21). So it is where a member's session turns out to be over; `goOn`
 * answers when it is done. In a new tab a member's session is still being fetched: the press waits for it, and of several
 * presses that wait the last counts.
 */
export function useSignInFirst() {
  const { resume, session, ui } = useClientState();
  const waiting = useRef<() => void>(undefined);
  return (wanted: PendingAction, goOn: () => unknown) => {
    const act = () => {
      if (session.identity.get().state === 'visitor') {
        resume.keep(wanted, Date.now());
        ui.set({ loginModal: true });
        return;
      }
      const over = resume.begin(wanted);
      void Promise.resolve(goOn()).finally(over);
    };
    if (isSettled(session.identity.get())) {
      act();
      return;
    }
    const isFirst = waiting.current === undefined;
    waiting.current = act;
    if (!isFirst) return;
    const actLast = () => {
      waiting.current?.();
      waiting.current = undefined;
    };
    void whoReads(session.identity).then(actLast);
  };
}
