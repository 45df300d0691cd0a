import { useMutation, useQueryClient } from '@tanstack/react-query';
import { authMutations } from '#src/data/auth/auth.mutations.ts';
import { useShop } from '#src/data/shop.ts';
import { paths } from '#src/domain/urls.ts';
import { createDrafts } from '#src/state/drafts.ts';
import { useClientState } from '#src/state/client-state.ts';
import { browserNavigation } from '#src/state/browser-navigation.ts';
import { broadcastSession } from '#src/state/session-broadcast.ts';

/** Logs out: the service forgets the session, the browser its traces, and home opens (S4.2). */
export function useLogOut() {
  const { session, resume, tab } = useClientState();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    ...authMutations.logout(useShop()),
    // The service ends live events before it answers; their refused token must not say that the session has ended.
    onMutate: resume.startLeaving,
    onSettled: () => {
      session.drop();
      queryClient.clear();
      createDrafts(tab).dropAll();
      resume.clear();
      resume.flash('loggedOut');
      broadcastSession({ kind: 'out' });
      browserNavigation.replace(paths.home);
    },
  });
  return () => mutate();
}
