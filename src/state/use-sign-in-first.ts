import { useMemory } from './memory.ts';
import type { PendingAction } from './resume.ts';
import { useIsMember } from './use-identity.ts';

/**
 * For what only members may do: a member goes on at once; a visitor gets the login modal, and what was wanted is
 * kept and done after signing in (S6.6–S6.12, Z21). So it is where a member's session turns out to be over; `goOn`
 * answers when it is done.
 */
export function useSignInFirst() {
  const { resume, ui } = useMemory();
  const isMember = useIsMember();
  return (wanted: PendingAction, goOn: () => unknown) => {
    if (isMember) {
      const over = resume.begin(wanted);
      void Promise.resolve(goOn()).finally(over);
      return;
    }
    resume.keep(wanted, Date.now());
    ui.set({ loginModal: true });
  };
}
