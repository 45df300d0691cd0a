import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { inviteOf, keepInvite, keptInvite } from '#src/state/kept-invite.ts';
import { useClientState } from '#src/state/client-state.ts';

/** The invite code of the link, which the browser remembers while its reader looks around. */
export function useInvite(): string {
  const { local } = useClientState();
  const [search] = useSearchParams();
  const ofLink = inviteOf(search);
  const [kept] = useState(() => keptInvite(local, Date.now()));
  useEffect(() => {
    if (ofLink) keepInvite(local, ofLink, Date.now());
  }, [local, ofLink]);
  return ofLink || kept;
}
