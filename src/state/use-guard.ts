import type { MouseEvent } from 'react';
import { useClientState } from './client-state.ts';
import { useIdentity } from './use-identity.ts';

/**
 * For links to a member's screen: a visitor's click opens the login modal and goes on after signing in (S6.10).
 * While the session is still being read, the link is followed and the screen itself asks.
 */
export function useGuard() {
  const { state } = useIdentity();
  const { resume, ui } = useClientState();
  return (path: string) => (event: MouseEvent) => {
    if (state !== 'visitor') return;
    event.preventDefault();
    resume.keep({ kind: 'open', path }, Date.now());
    ui.set({ loginModal: true });
  };
}
