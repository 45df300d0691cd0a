import type { MouseEvent } from 'react';
import { useIsMember } from './use-identity.ts';
import { useSignInFirst } from './use-sign-in-first.ts';

/** For links to a member's screen: a visitor's click opens the login modal and goes on afterwards (S6.10). */
export function useGuard() {
  const isMember = useIsMember();
  const signInFirst = useSignInFirst();
  return (path: string) => (event: MouseEvent) => {
    if (isMember) return;
    event.preventDefault();
    signInFirst({ kind: 'open', path }, () => undefined);
  };
}
