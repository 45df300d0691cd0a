import { useMutation } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { authAccountMutations } from '#src/data/auth/auth-accounts.mutations.ts';
import type { Destination } from '#src/data/auth/auth.mutations.ts';
import { useShop } from '#src/data/shop.ts';
import { useMemory } from '#src/state/memory.ts';
import { useSaysNo } from './use-says-no.ts';

const messages = defineMessages({
  done: {
    id: 'login.resetDone',
    defaultMessage: 'Reset success',
    description: 'Toast after a new password was set; the words of the specification (S8.32)',
  },
});

/** Sets a new password by a one-time code (S8.3); true when it is set. */
export function useReset() {
  const { ui } = useMemory();
  const saysNo = useSaysNo();
  const { formatMessage } = useIntl();
  const { mutateAsync, isPending } = useMutation(authAccountMutations.resetPassword(useShop()));
  return {
    saving: isPending,
    async reset(who: Destination, code: string, password: string): Promise<boolean> {
      try {
        await mutateAsync(
          who.kind === 'mobile' ? { mobile: who.mobile, code, password } : { mail: who.mail, code, password },
        );
        ui.say('success', formatMessage(messages.done));
        return true;
      } catch (error) {
        saysNo(error);
        return false;
      }
    },
  };
}
