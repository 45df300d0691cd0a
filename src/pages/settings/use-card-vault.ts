import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { BankCard } from '#openapi/schema.gen.ts';
import { bankCardMutations } from '#src/data/bank-card/bank-card.mutations.ts';
import { bankCardKeys } from '#src/data/bank-card/bank-card.queries.ts';
import { isRefusal, Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { type CardDoor, NoToken } from '#src/features/bank-cards/card-door.ts';
import { useClientState } from '#src/state/client-state.ts';
import { useIntentKeys } from '#src/state/intent-key.ts';

const messages = defineMessages({
  saved: { id: 'cardVault.saved', defaultMessage: 'Card saved', description: 'Toast' },
  removed: { id: 'cardVault.removed', defaultMessage: 'Card removed', description: 'Toast' },
  first: {
    id: 'cardVault.first',
    defaultMessage: 'This card is now used first',
    description: 'Toast after another card became the default',
  },
  incomplete: {
    id: 'cardVault.incomplete',
    defaultMessage: 'Some card details are missing.',
    description: 'Toast: the fields of a new card are not filled in',
  },
  wrong: {
    id: 'cardVault.wrong',
    defaultMessage: 'Something went wrong',
    description: 'Toast when a card could not be changed; the words of the specification',
  },
});

/** Saving a card, making one the default, removing one, here and at the processor (S1.23). */
export function useCardVault() {
  const shop = useShop();
  const queryClient = useQueryClient();
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const [asking, setAsking] = useState(false);
  const saving = useMutation(bankCardMutations.save(shop, queryClient));
  const choosing = useMutation(bankCardMutations.setDefault(shop, queryClient));
  const removing = useMutation(bankCardMutations.remove(shop, queryClient));
  // A token is good once, so a repeat of it is the same intent.
  const { keyFor } = useIntentKeys();

  const showApiError = (error: unknown) => {
    ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.wrong));
    if (isRefusal(error)) void queryClient.invalidateQueries({ queryKey: bankCardKeys.all });
  };
  return {
    saving: saving.isPending || asking,
    /** The card that is being changed. */
    changing:
      (choosing.isPending && choosing.variables) || (removing.isPending && removing.variables) || undefined,
    removing: removing.isPending,
    setDefault: ({ cardId }: BankCard) =>
      choosing.mutate(cardId, {
        onSuccess: () => ui.say('success', formatMessage(messages.first)),
        onError: showApiError,
      }),
    /** Answers whether it is gone. */
    async remove({ cardId }: BankCard): Promise<boolean> {
      try {
        await removing.mutateAsync(cardId);
        ui.say('success', formatMessage(messages.removed));
        return true;
      } catch (error) {
        showApiError(error);
        return isRefusal(error, 'resource.not_found');
      }
    },
    /** Asks the fields for a token and saves the card; answers whether it is saved. */
    async save(door: CardDoor, isDefault: boolean): Promise<boolean> {
      setAsking(true);
      try {
        const cardToken = await door.token();
        await saving.mutateAsync({ cardToken, isDefault, key: keyFor(cardToken) });
        ui.say('success', formatMessage(messages.saved));
        return true;
      } catch (error) {
        if (error instanceof NoToken && error.code === 'incomplete')
          ui.say('error', formatMessage(messages.incomplete));
        else showApiError(error);
        return false;
      } finally {
        setAsking(false);
      }
    },
  };
}
