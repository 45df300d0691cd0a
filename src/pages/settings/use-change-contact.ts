import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { ContactChange } from '#openapi/schema.gen.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { userMutations } from '#src/data/user/user.mutations.ts';
import { useClientState } from '#src/state/client-state.ts';
import { contactMessages as messages } from './contact-messages.ts';

/** At which field of the form a refusal stands; undefined for one that belongs to none. */
type Fault = { text: string; field: 'id' | 'code' | 'secret' | undefined };

const fieldOf = ({ code, problem }: Refusal): Fault['field'] => {
  if (problem.fields?.some(({ field }) => field === '/proof/secret')) return 'secret';
  if (code === 'register.exists') return 'id';
  return code.startsWith('code.') ? 'code' : undefined;
};

/** Changing the number or mail of the account; answers why it was refused, or nothing. */
export function useChangeContact() {
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const { mutateAsync, isPending } = useMutation(userMutations.changeContact(useShop(), useQueryClient()));
  return {
    changing: isPending,
    async change(body: ContactChange): Promise<Fault | undefined> {
      try {
        await mutateAsync(body);
        ui.say('success', formatMessage(messages.changed));
        return undefined;
      } catch (error) {
        if (!(error instanceof Refusal)) return { text: formatMessage(messages.wrong), field: undefined };
        return { text: error.message, field: fieldOf(error) };
      }
    },
  };
}
