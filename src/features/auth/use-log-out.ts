import { useMutation, useQueryClient } from '@tanstack/react-query';
import { authMutations } from '#src/data/auth/auth.mutations.ts';
import { useShop } from '#src/data/shop.ts';
import { paths } from '#src/domain/urls.ts';
import { createDrafts } from '#src/state/drafts.ts';
import { useMemory } from '#src/state/memory.ts';
import { pageDoor } from '#src/state/page-door.ts';
import { tellTabs } from '#src/state/tab-news.ts';

/** Logs out: the service forgets the session, the browser its traces, and home opens (S4.2). */
export function useLogOut() {
  const { session, resume, tab } = useMemory();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    ...authMutations.logout(useShop()),
    onSettled: () => {
      session.drop();
      queryClient.clear();
      createDrafts(tab).dropAll();
      resume.clear();
      resume.flash('loggedOut');
      tellTabs({ kind: 'out' });
      pageDoor.replace(paths.home);
    },
  });
  return () => mutate();
}
