import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import type { Address } from '#openapi/schema.gen.ts';
import { addressMutations } from '#src/data/address/address.mutations.ts';
import { addressKeys } from '#src/data/address/address.queries.ts';
import { isRefusal, Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { useClientState } from '#src/state/client-state.ts';

const messages = defineMessages({
  deleted: {
    id: 'addressBook.deleted',
    defaultMessage: 'Address deleted',
    description: 'Toast; the words of the specification (S8.40)',
  },
  modified: {
    id: 'addressBook.modified',
    defaultMessage: 'Address modified',
    description: 'Toast after another address became the default (S8.39)',
  },
  wrong: {
    id: 'addressBook.wrong',
    defaultMessage: 'Something went wrong',
    description: 'Toast when an address could not be changed; the words of the specification',
  },
});

/** Making an address the default, and deleting one. */
export function useAddressBook() {
  const shop = useShop();
  const queryClient = useQueryClient();
  const { ui } = useClientState();
  const { formatMessage } = useIntl();
  const choosing = useMutation(addressMutations.setDefault(shop, queryClient));
  const removing = useMutation(addressMutations.remove(shop, queryClient));

  const onError = (error: unknown) => {
    ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.wrong));
    // It was deleted in another tab: the list is asked for anew.
    if (isRefusal(error)) void queryClient.invalidateQueries({ queryKey: addressKeys.all });
  };

  return {
    /** The address that is becoming the default. */
    choosing: choosing.isPending ? choosing.variables : undefined,
    removing: removing.isPending,
    setDefault: ({ addrId }: Address) =>
      choosing.mutate(addrId, {
        onSuccess: () => ui.say('success', formatMessage(messages.modified)),
        onError,
      }),
    /** Answers whether it is gone. */
    remove: async ({ addrId }: Address): Promise<boolean> => {
      try {
        await removing.mutateAsync(addrId);
        ui.say('success', formatMessage(messages.deleted));
        return true;
      } catch (error) {
        onError(error);
        return isRefusal(error, 'resource.not_found');
      }
    },
  };
}
