import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import type { PasswordChange } from '#openapi/schema.gen.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { userMutations } from '#src/data/user/user.mutations.ts';
import { useClientState } from '#src/state/client-state.ts';

const messages = defineMessages({
  updated: {
    id: 'changePassword.updated',
    defaultMessage: 'Password updated',
    description: 'Toast after the password was changed (S8.36)',
  },
  wrong: {
    id: 'changePassword.wrong',
    defaultMessage: 'Something went wrong',
    description: 'Why it was not done',
  },
});

/** At which field a refusal belongs. */
const fields = {
  'password.old_wrong': 'old',
  'password.weak': 'password',
  'password.same': 'password',
  'register.exists': 'mail',
  'code.invalid': 'code',
  'code.expired': 'code',
  'code.exhausted': 'code',
} as const;

type Fault = { text: string; field: (typeof fields)[keyof typeof fields] | undefined };

/** Changing the password, or setting the first one; answers why it was refused, or nothing. */
export function useChangePassword() {
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const { mutateAsync, isPending } = useMutation(userMutations.changePassword(useShop(), useQueryClient()));
  return {
    changing: isPending,
    async change(body: PasswordChange): Promise<Fault | undefined> {
      try {
        await mutateAsync(body);
        ui.say('success', formatMessage(messages.updated));
        return undefined;
      } catch (error) {
        if (!(error instanceof Refusal)) return { text: formatMessage(messages.wrong), field: undefined };
        const { code, message } = error;
        return { text: message, field: code in fields ? fields[code as keyof typeof fields] : undefined };
      }
    },
  };
}
