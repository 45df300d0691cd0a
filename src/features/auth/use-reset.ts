import { useMutation } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { authAccountMutations } from '#src/data/auth/auth-accounts.mutations.ts';
import type { Destination } from '#src/data/auth/auth.mutations.ts';
import { useShop } from '#src/data/shop.ts';
import { useClientState } from '#src/state/client-state.ts';
import { useApiErrorToast } from './use-api-error-toast.ts';
import { wrongCode } from './wrong-code.ts';

const messages = defineMessages({
  done: {
    id: 'login.resetDone',
    defaultMessage: 'Reset success',
    description: 'Toast after a new password was set; the words of the specification (S8.32)',
  },
});

/** Sets a new password by a one-time code (S8.3); says whether it is set and, where it was the code, what is wrong with it. */
export function useReset() {
  const { ui } = useClientState();
  const showApiError = useApiErrorToast();
  const { formatMessage } = useIntl();
  const { mutateAsync, isPending } = useMutation(authAccountMutations.resetPassword(useShop()));
  return {
    saving: isPending,
    async reset(who: Destination, code: string, password: string) {
      try {
        await mutateAsync(
          who.kind === 'mobile' ? { mobile: who.mobile, code, password } : { mail: who.mail, code, password },
        );
        ui.say('success', formatMessage(messages.done));
        return { done: true };
      } catch (error) {
        showApiError(error);
        return { done: false, code: wrongCode(error) };
      }
    },
  };
}
