import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { SignedOutState } from '#src/design-system/empty-states/SignedOutState.tsx';
import { useClientState } from '#src/state/client-state.ts';
import { useIdentity } from '#src/state/use-identity.ts';

type MembersOnlyProps = {
  /** Shown until it is known who reads, and while a new tab fetches its token. */
  loading: ReactNode;
  children: ReactNode;
};

/** A screen for signed-in readers: a visitor keeps the address, sees why, and gets the login modal (S6.12, Z22). */
export function MembersOnly({ loading, children }: MembersOnlyProps) {
  const { state } = useIdentity();
  const { ui, resume } = useClientState();
  const { pathname, search } = useLocation();
  const ask = () => {
    resume.keep({ kind: 'open', path: pathname + search }, Date.now());
    ui.set({ loginModal: true });
  };
  useEffect(() => {
    if (state !== 'visitor') return;
    // The modal comes by itself here, before the reader's first touch.
    window.dispatchEvent(new Event('scroll'));
    ui.set({ loginModal: true });
  }, [state, ui]);
  if (state === 'member') return children;
  if (state === 'visitor') return <SignedOutState onLogIn={ask} />;
  return loading;
}
