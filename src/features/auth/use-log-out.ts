import { useMutation, useQueryClient } from '@tanstack/react-query';
import { authMutations } from '#src/data/auth/auth.mutations.ts';
import { useShop } from '#src/data/shop.ts';
import { paths } from '#src/domain/urls.ts';
import { useMemory } from '#src/state/memory.ts';

/** Logs out: the service forgets the session, the browser its traces, and home opens (S4.2). */
export function useLogOut() {
  const { session, resume } = useMemory();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    ...authMutations.logout(useShop()),
    onSettled: () => {
      session.clear();
      queryClient.clear();
      resume.flash('loggedOut');
      window.location.replace(paths.home);
    },
  });
  return () => mutate();
}
