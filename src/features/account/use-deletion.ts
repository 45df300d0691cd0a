import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { AccountDeletion } from '#openapi/schema.gen.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { userMutations } from '#src/data/user/user.mutations.ts';
import { useClientState } from '#src/state/client-state.ts';

const messages = defineMessages({
  asked: {
    id: 'deletion.asked',
    defaultMessage: 'Your account will be deleted in 14 days',
    description: 'Toast after the wish was noted',
  },
  wrong: { id: 'deletion.wrong', defaultMessage: 'Something went wrong', description: 'Why it was not done' },
});

/** Orders that stand in the way, from the refusal's facts. */
const ordersOf = (details: unknown): string[] => {
  const { orderNumbers } = (details ?? {}) as { orderNumbers?: unknown };
  return Array.isArray(orderNumbers) ? orderNumbers.map(String) : [];
};

/** Asking for the account to be deleted. */
export function useDeletion() {
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const asking = useMutation(userMutations.askDeletion(useShop(), useQueryClient()));
  const [fault, setFault] = useState<{ text: string; orderNumbers: string[] }>();
  return {
    asking: asking.isPending,
    /** Why it was refused, and which orders stand in the way. */
    fault,
    /** True when the wish is noted. */
    async ask(body: AccountDeletion): Promise<boolean> {
      setFault(undefined);
      try {
        await asking.mutateAsync(body);
        ui.say('success', formatMessage(messages.asked));
        return true;
      } catch (error) {
        const known = error instanceof Refusal;
        setFault({
          text: known ? error.message : formatMessage(messages.wrong),
          orderNumbers: known ? ordersOf(error.problem.details) : [],
        });
        return false;
      }
    },
  };
}
