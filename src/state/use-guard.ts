import type { MouseEvent } from 'react';
import { useIdentity } from './use-identity.ts';
import { useSignInFirst } from './use-sign-in-first.ts';

/**
 * For links to a member's screen: a visitor's click opens the login modal and goes on afterwards (S6.10). Where it is
 * not known yet who reads, the screen itself finds out.
 */
export function useGuard() {
  const { state } = useIdentity();
  const signInFirst = useSignInFirst();
  return (path: string) => (event: MouseEvent) => {
    if (state !== 'visitor') return;
    event.preventDefault();
    signInFirst({ kind: 'open', path }, () => undefined);
  };
}
